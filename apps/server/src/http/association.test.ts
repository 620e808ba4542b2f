import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useWebApp } from './web-app.ts'

const publicUrl = 'http://localhost:3000'
const pages = ['index.html', 'signing-link.html', 'signing-room.html']
const addresses = ['/', '/legal-forms', '/sign/0123456789abcdefghjkmnpqrs', '/signing-room']
const association = {
  name: 'Maple & Elm "Owners"',
  color: '#1f3a68',
  logo: { mediaType: 'image/svg+xml', bytes: Buffer.from('<svg></svg>') },
} as const

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-web-'))
  for (const page of pages) {
    await writeFile(path.join(folder, page), '<html><head><title>a</title></head></html>')
  }
  app = fastify()
  await useWebApp(app, { folder, publicUrl, association })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

test.each(addresses)('%s names the association, its logo and its color', async (url) => {
  const { body } = await app.inject(url)
  const [logo = ''] = /\/association\/logo[^"]*/.exec(body) ?? []
  const [style = ''] = /\/association\/style\.css[^"]*/.exec(body) ?? []

  expect(body).toContain('name="association" content="Maple &amp; Elm &quot;Owners&quot;"')
  expect((await app.inject(logo)).headers).toMatchObject({ 'content-type': 'image/svg+xml' })
  expect((await app.inject(style)).body).toContain('--ink: #1f3a68;')
})

test('a logo that is opened alone runs nothing', async () => {
  const { headers } = await app.inject('/association/logo')

  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
})

test('without an association, pages are as they were built, and there is no logo', async () => {
  const plain = fastify()
  await useWebApp(plain, { folder, publicUrl })
  const page = await plain.inject('/')
  const logo = await plain.inject('/association/logo')
  await plain.close()

  expect(page.body).not.toContain('association')
  expect(logo.statusCode).toBe(404)
})
