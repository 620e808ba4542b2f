import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openRaw, requestHead, write, type RawConnection } from './testing/raw-request.ts'
import { createCrashTestServers, type CrashTestServer } from './testing/run-crash-tests.ts'

/** Clients that mean harm, against a server in a process of its own. */

let database: TestDatabase
let folder: string
let server: CrashTestServer
let base: string
const open: RawConnection[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-hostile-'))
  const servers = createCrashTestServers({ databaseUrl: database.url, dataDir: folder })
  server = servers.start({ HTTP: 'on', TRUST_PROXY: '1' })
  base = await server.ready
})
afterEach(async () => {
  closeConnections()
  await Promise.all(open.splice(0).map(({ ended }) => ended))
})
afterAll(async () => {
  await server.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const megabyte = 2 ** 20

async function connect(): Promise<RawConnection> {
  const connection = await openRaw(Number(new URL(base).port))
  open.push(connection)
  return connection
}

function memory(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / megabyte
}

function closeConnections(): void {
  open.forEach(({ socket }) => socket.destroy())
}

async function receivedFiles(): Promise<number> {
  const names = await readdir(path.join(folder, 'incoming'), { recursive: true })
  return names.filter((name) => name.includes(path.sep)).length
}

async function expectHealthy(): Promise<void> {
  expect((await fetch(`${base}/api/health`)).status).toBe(200)
}

async function sendStallingFiles(addressOf: (index: number) => string): Promise<void> {
  const part = Buffer.alloc(46 * megabyte)
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const { socket } = await connect()
      const headers = {
        'content-type': 'application/pdf',
        'content-length': 49_000_000,
        'x-forwarded-for': addressOf(index),
      }
      await write(socket, requestHead('POST /api/verify', headers))
      await write(socket, part)
    }),
  )
}

async function expectReceived(files: number): Promise<void> {
  await vi.waitFor(async () => expect(await receivedFiles()).toBe(files), 20_000)
}

test.skipIf(process.platform !== 'linux').each([
  ['one address', () => '203.0.113.1', 2],
  ['many addresses', (index: number) => `198.51.100.${index}`, 5],
])(
  '40 files of 46 MB that stop arriving, from %s, take less than 100 MB of memory',
  async (_name, addressOf, accepted) => {
    // What a server takes for the first files that it ever receives is not what each file takes.
    await sendStallingFiles(addressOf)
    await expectReceived(accepted)
    closeConnections()
    await expectReceived(0)
    const before = memory()

    await sendStallingFiles(addressOf)
    await expectReceived(accepted)
    expect(memory() - before).toBeLessThan(100)
    await expectHealthy()
    closeConnections()
    await expectReceived(0)
  },
)

/** `HOSTILE_CONNECTIONS=10000` for the whole of it. */
const crowd = Number(process.env.HOSTILE_CONNECTIONS ?? 2000)

test.skipIf(process.platform !== 'linux')(
  `${crowd} connections that send nothing, or never end their headers, keep nobody from being served`,
  async () => {
    const before = memory()
    const head = requestHead('GET /api/health').slice(0, -2)
    const connections = await Promise.all(Array.from({ length: crowd }, connect))
    connections.forEach(({ socket }, index) => index % 2 && socket.write(head))

    await expectHealthy()
    expect((memory() - before) / crowd).toBeLessThan(0.1)
  },
)

test('requests that are sent without waiting for answers are answered in their order', async () => {
  const { socket, until } = await connect()
  const paths = Array.from({ length: 60 }, (_, index) =>
    index % 2 ? '/api/health' : `/api/nothing-${index}`,
  )
  await write(socket, paths.map((name) => requestHead(`GET ${name}`)).join(''))
  await write(socket, requestHead('GET /api/verify/root.pem', { connection: 'close' }))

  const answer = await until('END CERTIFICATE')
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  expect(statuses).toEqual([
    ...paths.map((name) => (name === '/api/health' ? '200' : '404')),
    '200',
  ])
})

test('only the last of two X-Forwarded-For headers counts, the one of our own proxy', async () => {
  const statuses = await Promise.all(
    Array.from({ length: verifiesPerMinute + 1 }, async (_, index) => {
      const { socket, until } = await connect()
      const lines = [
        'POST /api/verify HTTP/1.1',
        'host: localhost',
        'content-type: application/pdf',
        'content-length: 0',
        `x-forwarded-for: 10.0.0.${index}`,
        'x-forwarded-for: 203.0.113.77',
      ]
      await write(socket, `${lines.join('\r\n')}\r\n\r\n`)
      return (await until('\r\n\r\n')).slice(9, 12)
    }),
  )

  expect(statuses.toSorted()).toEqual([...Array<string>(verifiesPerMinute).fill('200'), '429'])
})

const verifiesPerMinute = 60
