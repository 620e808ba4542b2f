import { calls } from '@countersign/contract/calls'
import type { Call } from '@countersign/contract/call'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../testing/index.ts'
import { openRaw, requestHead, write } from '../testing/raw-request.ts'

const unreadMs = 500

let server: TestApp
let port: number
beforeAll(async () => {
  server = await startTestApp({}, { connections: { unreadMs } })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => server.stop())

test('the connection of a client that does not read its answers is closed', async () => {
  const client = await openRaw(port)
  client.socket.pause()
  await write(client.socket, requestHead('GET /api/openapi.json').repeat(60))

  await vi.waitFor(async () => expect(await countOpen()).toBe(0), 20_000)
  client.socket.destroy()
})

test('a client that reads slowly gets its whole answer', async () => {
  const client = await openRaw(port)
  const closing = requestHead('GET /api/openapi.json', { connection: 'close' })
  client.socket.pause()
  await write(client.socket, requestHead('GET /api/health') + closing)
  const readMore = () => client.socket.resume().once('data', () => client.socket.pause())
  const reading = setInterval(readMore, unreadMs / 10)
  const answer = await client.ended
  clearInterval(reading)

  expect(answer.slice(-1)).toBe('}')
})

async function countOpen(): Promise<number> {
  return new Promise((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

const routes = Object.values<Call>(calls).filter(({ path }) => path.includes(':'))

test.each([700, 10_000])(
  'no route fails with a path parameter of %i characters',
  async (length) => {
    expect(routes.length).toBeGreaterThan(30)
    for (const { method, path } of routes) {
      const url = `/api${path.replace(/:\w+/, 'a'.repeat(length)).replaceAll(/:\w+/g, 'b')}`
      for (const authorization of ['Bearer x', '']) {
        const answer = await server.app.inject({ method, url, headers: { authorization } })
        expect([path, answer.statusCode]).toEqual([path, expect.toSatisfy(isRefusal)])
        expect(answer.headers['content-type']).toMatch(/problem\+json/)
      }
    }
  },
)

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500
}
