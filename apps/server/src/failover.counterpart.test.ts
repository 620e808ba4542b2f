import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate, openDatabase, packets } from '@countersign/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { freePort } from './testing/counterparts/free-port.ts'
import { createPacketLoad, type PacketLoad } from './testing/counterparts/packet-load.ts'
import { startServer, type RunningServer } from './testing/counterparts/start-server.ts'
import {
  startReplicatedPostgres,
  type ReplicatedPostgres,
} from './testing/counterparts/start-replicated-postgres.ts'

/** The primary dies under a server with requests under way, and its standby is promoted. */

let postgres: ReplicatedPostgres
let folder: string
let origin: string
let server: RunningServer
let load: PacketLoad
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-failover-'))
  postgres = await startReplicatedPostgres()
  await migrate(postgres.url)
  load = await withDatabase(createPacketLoad)
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  server = await startServer(port, {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    SECRET_KEY: 'a key of the failover test, which is long enough',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  })
}, 120_000)
afterAll(async () => {
  server?.kill()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

function withDatabase<Result>(
  work: (db: ReturnType<typeof openDatabase>['db']) => Promise<Result>,
): Promise<Result> {
  const { db, close } = openDatabase(postgres.url)

  return work(db).finally(close)
}

test(
  'requests answer 503 until the standby is promoted, and no packet that was answered is lost',
  { timeout: 180_000 },
  async () => {
    await load.createPackets(origin, 1)
    const running = Promise.all([1, 2, 3].map(() => load.createPackets(origin, 6)))
    await load.createPackets(origin, 2)
    const began = performance.now()
    await postgres.failOver()
    const after = await load.createPackets(origin, 1)
    const outageSeconds = (performance.now() - began) / 1000
    const answers = [...(await running).flat(), ...after]

    const failed = answers.filter(({ status }) => status !== 201)
    failed.forEach((answer) => expect(answer).toMatchObject({ status: 503, retryAfter: '5' }))
    expect(failed.length).toBeGreaterThan(0)
    const stored = await withDatabase((db) =>
      db.select({ id: packets.documentGroupId }).from(packets),
    )
    const ids = new Set(stored.map(({ id }) => id))
    const created = answers.filter(({ status }) => status === 201)
    for (const { body } of created) {
      expect(ids).toContain(z.object({ documentGroupId: z.string() }).parse(body).documentGroupId)
    }
    expect(server.isRunning()).toBe(true)
    if (process.env.FAILOVER_LOG) {
      process.stdout.write(`The failover took ${outageSeconds.toFixed(1)} s.\n`)
    }
  },
)
