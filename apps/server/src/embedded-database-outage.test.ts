import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { packets } from '@countersign/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withEmbeddedDatabase } from './testing/counterparts/embedded-database.ts'
import { freePort } from './testing/counterparts/free-port.ts'
import { createPacketLoad, type PacketLoad } from './testing/counterparts/packet-load.ts'
import { startServer, type RunningServer } from './testing/counterparts/start-server.ts'

/** The embedded PostgreSQL is killed under a server, as a process of its own, with requests under way. */

let folder: string
let origin: string
let server: RunningServer
let load: PacketLoad
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-embedded-'))
  await chmod(folder, 0o711)
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  server = await startServer(port, { DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' })
  load = await withEmbeddedDatabase(folder, createPacketLoad)
}, 120_000)
afterAll(async () => {
  server?.kill()
  await rm(folder, { recursive: true, force: true })
})

const countPackets = () => withEmbeddedDatabase(folder, (db) => db.$count(packets))

function killDatabase(): void {
  const file = path.join(folder, 'postgres', 'cluster', 'postmaster.pid')
  process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGKILL')
}

test(
  'the server starts a database that was killed again; requests meanwhile answer 503, and nothing is lost',
  { timeout: 120_000 },
  async () => {
    await load.createPackets(origin, 1)
    const before = await countPackets()
    const running = Promise.all([1, 2, 3].map(() => load.createPackets(origin, 4)))
    await load.createPackets(origin, 2)
    killDatabase()
    const answers = [...(await running).flat(), ...(await load.createPackets(origin, 2))]

    const failed = answers.filter(({ status }) => status !== 201)
    expect(failed.length).toBeGreaterThan(0)
    for (const answer of failed) {
      expect(answer).toMatchObject({
        status: 503,
        retryAfter: '5',
        body: { code: 'unavailable', detail: expect.stringContaining('Please try again') },
      })
    }
    expect(await countPackets()).toBeGreaterThanOrEqual(before + 16)
    expect(server.output()).toContain('the embedded database ended unexpectedly')
    expect(server.output()).toContain('the embedded database runs again')
    await server.terminate()
  },
)
