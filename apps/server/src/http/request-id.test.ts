import { Problem } from '@countersign/contract/schemas/problem'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/index.ts'

const lines: { requestId?: string; msg?: string }[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
let server: TestApp
let behindProxy: TestApp
beforeAll(async () => {
  const broken = () => Promise.reject(new Error('no keys'))
  server = await startTestApp({ authority: { rootPems: broken, ownRoots: broken } }, { log })
  behindProxy = await startTestApp({}, { trustProxy: '10.0.0.0/8' })
})
afterAll(async () => {
  await server.stop()
  await behindProxy.stop()
})

const ownId = /^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/

test.each([
  '/api/health',
  '/api/auth/me',
  '/api/nothing-here',
  '/api/%ZZ',
  '/login',
  '/metrics',
  `/api/signing-invites/document/code/${'a'.repeat(700)}`,
])('the answer to %s carries the id of its request', async (url) => {
  const { headers } = await server.app.inject({ url })

  expect(headers['x-request-id']).toMatch(ownId)
})

test('a problem and the log have the id that the answer carries', async () => {
  lines.length = 0
  const response = await server.app.inject('/api/verify/root.pem')
  const { requestId } = Problem.parse(response.json())

  expect(requestId).toBe(response.headers['x-request-id'])
  expect(lines.map((line) => [line.msg, line.requestId])).toEqual([
    ['request failed', requestId],
    ['request', requestId],
  ])
})

test('an id from somebody who is no trusted proxy is not taken', async () => {
  const headers = { 'x-request-id': 'chosen-by-a-visitor' }
  const answers = [
    await server.app.inject({ url: '/api/health', headers }),
    await behindProxy.app.inject({ url: '/api/health', headers, remoteAddress: '192.0.2.1' }),
  ]

  for (const answer of answers) {
    expect(answer.headers['x-request-id']).toMatch(ownId)
  }
})

test.each([
  'short',
  'with spaces in it',
  'a'.repeat(101),
  '{"msg":"forged"}',
  'línea-del-registro',
])('the id “%s” of a trusted proxy is not well-formed, and not taken', async (id) => {
  const headers = { 'x-request-id': id }
  const answer = await behindProxy.app.inject({
    url: '/api/health',
    headers,
    remoteAddress: '10.1.2.3',
  })

  expect(answer.headers['x-request-id']).toMatch(ownId)
})

test('a well-formed id of a trusted proxy is kept', async () => {
  const id = 'Root=1-67891233-abcdef012345678912345678'
  const answer = await behindProxy.app.inject({
    url: '/api/health',
    headers: { 'x-request-id': id },
    remoteAddress: '10.1.2.3',
  })

  expect(answer.headers['x-request-id']).toBe(id)
})
