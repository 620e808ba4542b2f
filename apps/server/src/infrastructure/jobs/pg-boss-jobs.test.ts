import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Context, Jobs } from '../../kernel/context.ts'
import { defineJob } from '../../kernel/jobs.ts'
import { createLogger } from '../../kernel/logger.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { createPgBossJobs } from './pg-boss-jobs.ts'
import { bareContext } from './testing/bare-context.ts'
import { createCollector } from './testing/create-collector.ts'

let database: TestDatabase
let jobs: Jobs
let ctx: Context
beforeEach(async () => {
  database = await createTestDatabase()
  const log = createLogger('silent')
  ctx = bareContext(database.db, log)
  jobs = createPgBossJobs({ databaseUrl: database.url, log, context: () => ctx })
})
afterEach(async () => {
  await jobs.stop()
  await database.drop()
})

const Payload = z.object({ name: z.string() })

/** A job that collects the names in its payloads. */
function collect(name: string, { add }: { add(name: string): void }) {
  return defineJob({
    name,
    payload: Payload,
    pollSeconds: 1,
    run: async (_ctx, payload) => add(payload.name),
  })
}

test('a job runs once if its transaction commits, and never if it rolls back', async () => {
  const seen = createCollector()
  const job = collect('greet', seen)
  jobs.register(job)
  await jobs.start()

  const failed = inTransaction(ctx, async (tx) => {
    await jobs.enqueue(tx, job, { name: 'never' })
    throw new Error('the change failed')
  })
  await expect(failed).rejects.toThrow()
  await inTransaction(ctx, (tx) => jobs.enqueue(tx, job, { name: 'once' }))
  await inTransaction(ctx, (tx) => jobs.enqueue(tx, job, { name: 'last' }))

  await seen.reached(2)
  expect(seen.names).toEqual(['once', 'last'])
})

test('the log has each run with the ids of its job and packet, and nothing else of its payload', async () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const logged = createPgBossJobs({ databaseUrl: database.url, log, context: () => ctx })
  const seen = createCollector()
  const job = defineJob({
    name: 'greet-packet',
    payload: z.object({ packetId: z.string(), name: z.string() }),
    run: async (_ctx, { name }) => seen.add(name),
  })
  logged.register(job)
  await logged.start()
  await logged.enqueue(ctx, job, { packetId: 'packet-1', name: 'a secret' })
  await seen.reached(1)
  await logged.stop()

  expect(lines).toMatchObject([
    {
      msg: 'job',
      job: 'greet-packet',
      jobId: expect.any(String),
      packetId: 'packet-1',
      outcome: 'done',
    },
  ])
  expect(JSON.stringify(lines)).not.toContain('a secret')
})

test('a job starts as soon as its transaction commits', async () => {
  const seen = createCollector()
  const job = collect('warm-up', seen)
  jobs.register(job)
  await jobs.start()
  await jobs.enqueue(ctx, job, { name: 'first' })
  await seen.reached(1)

  const began = performance.now()
  await inTransaction(ctx, (tx) => jobs.enqueue(tx, job, { name: 'second' }))
  await seen.reached(2)

  // Polling alone would take half a second.
  expect(performance.now() - began).toBeLessThan(450)
})

test('a deferred job waits, also while another one of its queue runs', async () => {
  const seen = createCollector()
  const job = collect('deferred', seen)
  jobs.register(job)
  await jobs.start()
  const began = performance.now()
  await inTransaction(ctx, async (tx) => {
    await jobs.enqueue(tx, job, { name: 'deferred' }, { deferSeconds: 1 })
    await jobs.enqueue(tx, job, { name: 'at once' })
  })

  await seen.reached(2)
  expect(seen.names).toEqual(['at once', 'deferred'])
  expect(performance.now() - began).toBeGreaterThan(1000)
})

test('a job that fails is retried', async () => {
  const seen = createCollector()
  const job = defineJob({
    name: 'flaky',
    payload: Payload,
    pollSeconds: 1,
    run: async (_ctx, { name }) => {
      seen.add(name)
      if (seen.names.length === 1) {
        throw new Error('The first attempt fails.')
      }
    },
  })
  jobs.register(job)
  await jobs.start()
  await jobs.enqueue(ctx, job, { name: 'twice' })

  await seen.reached(2)
  expect(seen.names).toEqual(['twice', 'twice'])
})

test('only one job per singleton key waits; jobs without a key are independent', async () => {
  const seen = createCollector()
  const job = collect('keyed', seen)
  jobs.register(job)
  const idle = createPgBossJobs({
    databaseUrl: database.url,
    log: ctx.log,
    context: () => ctx,
    work: false,
  })
  idle.register(job)
  await idle.start()
  const keyed = { ...job, singletonKey: ({ name }: { name: string }) => name.slice(0, 1) }
  for (const name of ['a1', 'a2', 'a3', 'b']) {
    await idle.enqueue(ctx, keyed, { name })
  }
  await idle.enqueue(ctx, job, { name: 'c1' })
  await idle.enqueue(ctx, job, { name: 'c2' })
  await idle.stop()

  await jobs.start()
  await seen.reached(4)
  expect(seen.names.sort()).toEqual(['a1', 'b', 'c1', 'c2'])
})

test('a queue of an earlier version gets the settings of this version, and is left alone after that', async () => {
  const readQueue = async () => {
    const { rows } = await database.db.execute<{ retries: number; updated: string }>(
      sql`select retry_limit as retries, updated_on::text as updated from jobs.queue where name = 'changed'`,
    )
    return rows[0]
  }
  const restart = async (job: ReturnType<typeof collect>) => {
    await jobs.stop()
    jobs = createPgBossJobs({ databaseUrl: database.url, log: ctx.log, context: () => ctx })
    jobs.register(job)
    await jobs.start()
    return readQueue()
  }
  const job = collect('changed', createCollector())
  expect(await restart({ ...job, retries: 5 })).toMatchObject({ retries: 5 })

  const changed = await restart({ ...job, retries: 3 })
  expect(changed).toMatchObject({ retries: 3 })
  expect(await restart({ ...job, retries: 3 })).toEqual(changed)
})

test('the handler does not run for an invalid payload', async () => {
  const seen = createCollector()
  const job = { ...collect('strict', seen), retries: 0 }
  jobs.register(job)
  await jobs.start()
  await jobs.enqueue(ctx, { name: job.name, payload: z.object({ name: z.number() }) }, { name: 7 })
  await jobs.enqueue(ctx, job, { name: 'valid' })

  await seen.reached(1)
  expect(seen.names).toEqual(['valid'])
})

test('stopping waits for running jobs, and a waiting job runs once, before or after the restart', async () => {
  const seen = createCollector()
  const finished = createCollector()
  let release = () => {}
  const hold = new Promise<void>((resolve) => (release = resolve))
  const job = defineJob({
    name: 'slow',
    payload: Payload,
    run: async (_ctx, { name }) => {
      seen.add(name)
      await hold
      finished.add(name)
    },
  })
  jobs.register(job)
  await jobs.start()
  await jobs.enqueue(ctx, job, { name: 'one' })
  await seen.reached(1)
  await jobs.enqueue(ctx, job, { name: 'two' })

  const stopped = jobs.stop()
  release()
  await stopped
  expect(finished.names).toContain('one')
  expect(finished.names).toEqual(seen.names)

  jobs = createPgBossJobs({ databaseUrl: database.url, log: ctx.log, context: () => ctx })
  jobs.register(collect('slow', finished))
  await jobs.start()
  await finished.reached(2)
  expect(finished.names).toEqual(['one', 'two'])
})

test('a job goes on in another process after its own was killed', async () => {
  const seen = createCollector()
  const job = collect('killed', seen)
  const options = { databaseUrl: database.url, log: ctx.log, context: () => ctx }
  const queueOnly = createPgBossJobs({ ...options, work: false })
  queueOnly.register(job)
  await queueOnly.start()
  await queueOnly.enqueue(ctx, job, { name: 'one' })
  await queueOnly.stop()
  await database.db.execute(sql`
    update jobs.job set
      state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
    where name = 'killed'`)

  await jobs.stop()
  jobs = createPgBossJobs({ ...options, superviseSeconds: 1 })
  jobs.register(job)
  await jobs.start()
  await seen.reached(1)
  expect(seen.names).toEqual(['one'])
})
