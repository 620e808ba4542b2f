import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildRequest, callNames, callOf } from '../testing/api-requests/build-request.ts'
import { createCast, type Cast } from '../testing/authorization/actors.ts'
import { hashTables } from '../testing/hash-tables.ts'
import { startTestApp, type TestApp } from '../testing/index.ts'

/** Mail scanners and link checkers send HEAD to whatever they find. */

let folder: string
let server: TestApp
let cast: Cast
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-web-'))
  for (const name of ['index', 'signing-link', 'signing-room']) {
    await writeFile(path.join(folder, `${name}.html`), `<!doctype html><title>${name}</title>`)
  }
  server = await startTestApp({}, { webFolder: folder })
  cast = await createCast(server)
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const probes = ['getHealth', 'getAccepting', 'getReadiness']

test('HEAD runs no call of the API, whoever sends it, and changes nothing', async () => {
  const before = await hashTables(server.services)
  const answered: string[] = []
  for (const name of callNames.filter((name) => !probes.includes(name))) {
    for (const { token, code, title } of cast.actors[callOf(name).access]) {
      const subject = { ...cast.subject, code: code ?? cast.subject.code }
      const { url, headers } = buildRequest(name, subject, token)
      const { statusCode } = await server.app.inject({ method: 'HEAD', url, headers })
      if (statusCode !== 404) {
        answered.push(`${name} by ${title}: ${statusCode}`)
      }
    }
  }

  expect(answered).toEqual([])
  expect(await hashTables(server.services)).toEqual(before)
})

test.each([
  ...['/', '/login', '/signing-room', '/sign/0123456789abcdefghjkmnpqrs', '/sign/status?code=x'],
  ...['/apply/x', '/verify', '/api/health', '/api/health/ready'],
])('HEAD %s says what GET would, without a body', async (url) => {
  const [head, get] = [
    await server.app.inject({ method: 'HEAD', url }),
    await server.app.inject({ url }),
  ]

  expect(head.statusCode).toBe(get.statusCode)
  expect(head.headers['content-type']).toBe(get.headers['content-type'])
  expect(head.body).toBe('')
})
