import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  createTestDatabase,
  startTestPostgres,
  type TestDatabase,
} from '@countersign/database/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { completeRoom, visitOf } from './bin/demo/finish-room.ts'
import { createPgBossJobs } from './infrastructure/jobs/pg-boss-jobs.ts'
import { defineJob } from './kernel/jobs.ts'
import { copyPacket, type CopiedPacket } from './testing/copy-packet.ts'
import { expectExecutedOnce } from './testing/expect-executed.ts'
import { startTestApp, type TestApp } from './testing/index.ts'
import { createCrashTestServers } from './testing/run-crash-tests.ts'
import { ownLink, roomOf, walkPacket } from './testing/walk-packet.ts'

/** A real PostgreSQL that is stopped and started again under a server that runs on. */

/** `OUTAGE_SECONDS=30` for the outage that the promise is about; the road back is the same. */
const outageMs = Number(process.env.OUTAGE_SECONDS ?? 2) * 1000

let postgres: Awaited<ReturnType<typeof startTestPostgres>>
let database: TestDatabase
let arranged: TestApp
let dataDir: string
let servers: ReturnType<typeof createCrashTestServers>
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'countersign-gone-'))
  postgres = await startTestPostgres()
  database = await createTestDatabase(postgres.adminUrl)
  arranged = await startTestApp({}, {}, database)
  arranged.clock.advance(Date.now() - arranged.clock.now().getTime())
  servers = createCrashTestServers({ databaseUrl: database.url, dataDir })
})
afterEach(() => servers.killAll())
afterAll(async () => {
  await arranged.stop()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test(
  'a server whose database goes away answers 503, keeps running, and makes every file once it is back',
  { timeout: 120_000 + outageMs },
  async () => {
    const walk = await walkPacket(arranged, 'residents-signed')
    await completeRoom(roomOf(arranged), visitOf(await ownLink(walk)))
    const many = { times: 2, roles: ['LLSign'] as const }
    const [sealing, late] = await copyPacket(arranged.services.db, walk.groupId, many)
    const server = servers.start({ HTTP: 'on', HOLD_SEALS: 'yes' })
    const address = await server.ready
    expect((await finish(address, sealing)).status).toBe(200)
    expect(await server.sealing).toBe(sealing?.groupId)

    const bringBack = await postgres.stopTemporarily()
    server.resume()
    const refused = await finish(address, late)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({
      status: 503,
      code: 'unavailable',
      detail: expect.stringContaining('Everything you saved is safe.'),
    })
    for (const path of ['health', 'health/ready']) {
      const { status, detail } = await ask(address, path)
      expect([status, detail]).toEqual([503, 'The database does not answer.'])
    }
    await new Promise((resolve) => setTimeout(resolve, outageMs))

    await bringBack()
    expect((await finish(address, late)).status).toBe(200)
    expect((await ask(address, 'health/ready')).status).toBe(200)
    const groupIds = [sealing, late].map((packet) => packet?.groupId ?? '')
    await expectExecutedOnce(groupIds, { db: arranged.services.db, dataDir })
    await server.stop()
  },
)

test('a job that fails because the database is away is retried as soon as it is back', async () => {
  const { ctx, databaseUrl } = arranged
  const jobs = createPgBossJobs({ databaseUrl, log: ctx.log, context: () => ctx })
  let bringBack = () => Promise.resolve()
  let attempts = 0
  const retried = Promise.withResolvers<undefined>()
  const away = Promise.withResolvers<undefined>()
  const interruptedJob = defineJob({
    name: 'interrupted',
    payload: z.object({}),
    run: async () => {
      attempts += 1
      if (attempts > 1) {
        retried.resolve(undefined)
        return
      }
      bringBack = await postgres.stopTemporarily()
      away.resolve(undefined)
      throw new Error('The database went away.')
    },
  })
  jobs.register(interruptedJob)
  await jobs.start()
  await jobs.enqueue(ctx, interruptedJob, {})
  await away.promise
  await bringBack()

  const began = performance.now()
  await retried.promise
  expect(performance.now() - began).toBeLessThan(10_000)
  await jobs.stop()
})

function finish(address: string, packet: CopiedPacket | undefined): Promise<Response> {
  const headers = { authorization: `Bearer ${packet?.tokens.LLSign}` }

  return fetch(`${address}/api/signing-room/finish`, { method: 'POST', headers })
}

async function ask(address: string, path: string) {
  const response = await fetch(`${address}/api/${path}`)
  const { detail } = z.object({ detail: z.string().optional() }).parse(await response.json())

  return { status: response.status, detail }
}
