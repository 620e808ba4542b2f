import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildRequest, callNames, callOf } from '../testing/api-requests/build-request.ts'
import { createCast, type Cast } from '../testing/authorization/actors.ts'
import { startTestApp, type TestApp } from '../testing/index.ts'

/** Links as mail programs and people pass them on. */

let server: TestApp
let cast: Cast
beforeAll(async () => {
  server = await startTestApp()
  cast = await createCast(server)
})
afterAll(() => server.stop())

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
