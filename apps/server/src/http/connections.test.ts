import { calls } from '@countersign/contract/calls'
import type { Call } from '@countersign/contract/calls/call'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../testing/index.ts'
import { openRaw, requestHead, write, type RawConnection } from '../testing/raw-request.ts'

const maxPerAddress = 20
const maxRequestsAtOnce = 4
const maxRequestsWaiting = 10
const unreadMs = 500

let server: TestApp
let port: number
beforeAll(async () => {
  server = await startTestApp(
    {},
    { connections: { max: 40, maxPerAddress, maxRequestsAtOnce, maxRequestsWaiting, unreadMs } },
  )
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => server.stop())

function openMany(count: number, localAddress: string): Promise<RawConnection[]> {
  return Promise.all(Array.from({ length: count }, () => openRaw(port, localAddress)))
}

async function closeAll(connections: RawConnection[]): Promise<void> {
  await Promise.all(connections.map(({ socket, ended }) => (socket.destroy(), ended)))
}

const alive = (connections: RawConnection[]) => connections.filter(({ socket }) => !socket.closed)

test.skipIf(process.platform !== 'linux')(
  'one address has a bounded number of connections, and another one is served',
  async () => {
    const crowd = await openMany(30, '127.0.0.2')
    await vi.waitFor(() => expect(alive(crowd)).toHaveLength(maxPerAddress), 20_000)

    const other = await openRaw(port, '127.0.0.3')
    await write(other.socket, requestHead('GET /api/health'))
    expect(await other.until('"ok"')).toMatch(/^HTTP\/1\.1 200 /)
    await closeAll([...crowd, other])
  },
)

test.skipIf(process.platform !== 'linux')('connections that end make room', async () => {
  await closeAll(await openMany(maxPerAddress, '127.0.0.2'))
  const next = await openMany(maxPerAddress, '127.0.0.2')
  await Promise.all(next.map(({ socket }) => write(socket, requestHead('GET /api/health'))))

  await Promise.all(next.map(({ until }) => until('"ok"')))
  await closeAll(next)
})

test('requests that are sent without waiting for answers are answered, some at a time', async () => {
  const client = await openRaw(port)
  const closing = requestHead('GET /api/nothing', { connection: 'close' })
  await write(client.socket, requestHead('GET /api/health').repeat(maxRequestsWaiting) + closing)

  expect((await client.ended).match(/HTTP\/1\.1 \d+/g)).toEqual([
    ...Array<string>(maxRequestsWaiting).fill('HTTP/1.1 200'),
    'HTTP/1.1 404',
  ])
})

test('a connection with more requests than may wait is closed, and their answers are not kept', async () => {
  const client = await openRaw(port)
  const requests = maxRequestsAtOnce + maxRequestsWaiting + 1
  await write(client.socket, requestHead('GET /api/health').repeat(requests))

  await client.ended
})

test('the connection of a client that does not read its answers is closed', async () => {
  const client = await openRaw(port)
  client.socket.pause()
  await write(client.socket, requestHead('GET /api/openapi.json').repeat(maxRequestsAtOnce))

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
