import type { Database } from '@countersign/database'
import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import type { FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import type { Jobs } from '../../kernel/jobs.ts'
import { createLogger } from '../../kernel/logger.ts'
import { randomIds, systemClock } from '../../kernel/ids.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { createPgBossJobs } from './pg-boss-jobs.ts'

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

/** Jobs use nothing of a context but its database, its ids and its log. */
function bareContext(db: Database, log: FastifyBaseLogger): Context {
  const actor = { kind: 'system' }
  const bare: unknown = { db, clock: systemClock, ids: randomIds, log, actor, origin: {} }
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return bare as Context
}

const Payload = z.object({ name: z.string() })

/** Collects what a handler gets, and lets a test wait for it. */
function collector() {
  const got: string[] = []
  const waiting: { count: number; resolve: () => void }[] = []

  return {
    got,
    add(name: string) {
      got.push(name)
      waiting.filter(({ count }) => got.length >= count).forEach(({ resolve }) => resolve())
    },
    reached: (count: number) =>
      new Promise<void>((resolve) => {
        if (got.length >= count) {
          resolve()
        }
        waiting.push({ count, resolve })
      }),
  }
}

test('a job of a change that failed is never run; one of a change that stands runs once', async () => {
  const seen = collector()
  jobs.define('greet', Payload, async (_ctx, { name }) => seen.add(name))
  await jobs.start()

  const failed = inTransaction(ctx, async (tx) => {
    await jobs.enqueue(tx, 'greet', { name: 'never' })
    throw new Error('the change failed')
  })
  await expect(failed).rejects.toThrow()
  await inTransaction(ctx, (tx) => jobs.enqueue(tx, 'greet', { name: 'once' }))
  await inTransaction(ctx, (tx) => jobs.enqueue(tx, 'greet', { name: 'last' }))

  await seen.reached(2)
  expect(seen.got).toEqual(['once', 'last'])
})

test('a job is picked up as soon as its change is committed', async () => {
  const seen = collector()
  jobs.define('warm-up', Payload, async (_ctx, { name }) => seen.add(name))
  await jobs.start()
  await jobs.enqueue(ctx, 'warm-up', { name: 'first' })
  await seen.reached(1)

  const began = performance.now()
  await inTransaction(ctx, (tx) => jobs.enqueue(tx, 'warm-up', { name: 'second' }))
  await seen.reached(2)

  // Polling alone would take half a second.
  expect(performance.now() - began).toBeLessThan(450)
})

test('a job that fails is tried again', async () => {
  const seen = collector()
  jobs.define('stumble', Payload, async (_ctx, { name }) => {
    seen.add(name)
    if (seen.got.length === 1) {
      throw new Error('the first time always fails')
    }
  })
  await jobs.start()
  await jobs.enqueue(ctx, 'stumble', { name: 'twice' })

  await seen.reached(2)
  expect(seen.got).toEqual(['twice', 'twice'])
})

test('of one key only one job waits, and jobs without a key do not hinder each other', async () => {
  const seen = collector()
  jobs.define('keyed', Payload, async (_ctx, { name }) => seen.add(name))
  const idle = createPgBossJobs({
    databaseUrl: database.url,
    log: ctx.log,
    context: () => ctx,
    work: false,
  })
  idle.define('keyed', Payload, async () => undefined)
  await idle.start()
  for (const name of ['a1', 'a2', 'a3']) {
    await idle.enqueue(ctx, 'keyed', { name }, { singletonKey: 'a' })
  }
  await idle.enqueue(ctx, 'keyed', { name: 'b' }, { singletonKey: 'b' })
  await idle.enqueue(ctx, 'keyed', { name: 'c' })
  await idle.enqueue(ctx, 'keyed', { name: 'd' })
  await idle.stop()

  await jobs.start()
  await seen.reached(4)
  expect(seen.got.sort()).toEqual(['a1', 'b', 'c', 'd'])
})

test('a payload that has not the shape of its job is not handed to the handler', async () => {
  const seen = collector()
  jobs.define('strict', Payload, async (_ctx, { name }) => seen.add(name), { retries: 0 })
  await jobs.start()
  await jobs.enqueue(ctx, 'strict', { name: 7 })
  await jobs.enqueue(ctx, 'strict', { name: 'fine' })

  await seen.reached(1)
  expect(seen.got).toEqual(['fine'])
})

test('stopping waits for what runs, and what was waiting runs once, then or at the next start', async () => {
  const seen = collector()
  const finished = collector()
  let release = () => {}
  const hold = new Promise<void>((resolve) => (release = resolve))
  jobs.define('slow', Payload, async (_ctx, { name }) => {
    seen.add(name)
    await hold
    finished.add(name)
  })
  await jobs.start()
  await jobs.enqueue(ctx, 'slow', { name: 'one' })
  await seen.reached(1)
  await jobs.enqueue(ctx, 'slow', { name: 'two' })

  const stopped = jobs.stop()
  release()
  await stopped
  expect(finished.got).toContain('one')
  expect(finished.got).toEqual(seen.got)

  jobs = createPgBossJobs({ databaseUrl: database.url, log: ctx.log, context: () => ctx })
  jobs.define('slow', Payload, async (_ctx, { name }) => finished.add(name))
  await jobs.start()
  await finished.reached(2)
  expect(finished.got).toEqual(['one', 'two'])
})
