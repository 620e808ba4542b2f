import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildRequest, callNames, callOf } from '../testing/api-requests/build-request.ts'
import { createCast, type Cast } from '../testing/authorization/actors.ts'
import { hashTables } from '../testing/hash-tables.ts'
import { startTestApp, type TestApp } from '../testing/index.ts'

/** Mail scanners and link checkers send HEAD to whatever they find; mail programs and people change links. */

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

const changes: [string, (code: string) => string][] = [
  ['in capitals', (code) => code.toUpperCase()],
  ['with a full stop', (code) => `${code}.`],
  ['with a parenthesis', (code) => `${code})`],
  ['with an invisible space', (code) => `${code}\u200b`],
  ['with an encoded space', (code) => `${code}%20`],
  ['with look-alikes', (code) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
  ['with hyphens', (code) => code.replaceAll(/.{5}/g, '$&-')],
]
const names = callNames.filter((name) => {
  const { method, path } = callOf(name)
  return path.includes('/:code') && (method === 'GET' || name === 'putInviteLanguage')
})

test.each(changes)('every call understands a code %s', async (_, change) => {
  const statuses: Record<string, number[]> = {}
  for (const name of names) {
    const { access } = callOf(name)
    const { code = cast.subject.code, token } = cast.actors[access].at(-1) ?? {}
    const { subject } = cast
    const asked = [
      subject,
      {
        ...subject,
        code: change(code),
        applicationCode: change(subject.applicationCode),
        confirmationCode: change(subject.confirmationCode),
        invitationCode: change(subject.invitationCode),
      },
    ].map((about, index) => buildRequest(name, index === 0 ? { ...about, code } : about, token))
    const answers = [
      await server.app.inject(asked[0] ?? ''),
      await server.app.inject(asked[1] ?? ''),
    ]
    statuses[name] = answers.map(({ statusCode }) => statusCode)
  }

  expect(Object.keys(statuses)).toHaveLength(11)
  for (const [plain, glued] of Object.values(statuses)) {
    expect(glued).toBe(plain)
  }
  expect(Object.values(statuses).filter(([plain = 0]) => plain < 300).length).toBeGreaterThan(5)
})
