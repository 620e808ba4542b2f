import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/index.ts'

const draining = { hasBegun: false }
let server: TestApp
beforeAll(async () => {
  server = await startTestApp({}, { draining })
})
afterAll(() => server.stop())

async function ask(url: string, app: FastifyInstance = server.app) {
  const { statusCode, headers, body } = await app.inject(url)
  return { status: statusCode, connection: headers.connection, body }
}

test('a server that is not stopping keeps connections open', async () => {
  expect(await ask('/api/health/ready')).toMatchObject({ status: 200 })
  expect(await ask('/api/health/accepting')).toMatchObject({ status: 200 })
  expect((await ask('/api/health')).connection).not.toBe('close')
})

test('a server that is stopping is not ready, but healthy, and closes each connection', async () => {
  draining.hasBegun = true
  for (const url of ['/api/health/ready', '/api/health/accepting']) {
    const answer = await ask(url)
    expect(answer).toMatchObject({ status: 503, connection: 'close' })
    expect(answer.body).toMatch('This server is stopping.')
  }
  expect(await ask('/api/health')).toMatchObject({ status: 200, connection: 'close' })
  expect(await ask('/api/forms')).toMatchObject({ status: 401, connection: 'close' })
  expect(await ask('/api/nothing-here')).toMatchObject({ status: 404, connection: 'close' })
})

test('a request that arrives while the server closes is answered', async () => {
  const closing = server.app.close()
  expect((await ask('/api/verify/root.pem')).status).toBe(200)
  await closing
})
