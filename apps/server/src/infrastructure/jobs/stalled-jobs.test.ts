import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Context, Jobs } from '../../kernel/context.ts'
import { defineJob } from '../../kernel/jobs.ts'
import { createLogger } from '../../kernel/logger.ts'
import { createPgBossJobs, type PgBossOptions } from './pg-boss-jobs.ts'
import { repairAfterClockStep } from './repair-after-clock-step.ts'
import { createStalledJobs } from './stalled-jobs.ts'
import { bareContext } from './testing/bare-context.ts'
import { createCollector } from './testing/create-collector.ts'

/** pg-boss takes no heartbeat of less than ten seconds. */
const heartbeat = { seconds: 10, refreshSeconds: 0.2, staleSeconds: 2, checkSeconds: 0.5 }

const Payload = z.object({ name: z.string() })
type Run = (payload: z.output<typeof Payload>) => Promise<void>

let database: TestDatabase
let ctx: Context
let running: Jobs[]
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = bareContext(database.db, createLogger('silent'))
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  await database.drop()
})

function defineSlow(run: Run, retries = 12) {
  return defineJob({
    name: 'slow',
    payload: Payload,
    retries,
    run: (_ctx, payload) => run(payload),
  })
}

/** As a process of its own. */
async function startJobs(
  job: ReturnType<typeof defineSlow>,
  options: Partial<PgBossOptions> = {},
): Promise<Jobs> {
  const { log } = ctx
  const base = { databaseUrl: database.url, log, context: () => ctx, heartbeat }
  const jobs = createPgBossJobs({ ...base, ...options })
  jobs.register(job)
  running.push(jobs)
  await jobs.start()

  return jobs
}

/** Jobs that a process took which was killed. Returns the ids that it knows. */
async function leaveBehind(names: readonly string[], retries = 12): Promise<unknown[]> {
  const job = defineSlow(() => Promise.resolve(), retries)
  const queueOnly = await startJobs(job, { work: false })
  for (const name of names) {
    await queueOnly.enqueue(ctx, job, { name })
  }
  const { rows } = await database.db.execute(sql`
    update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
    where name = 'slow' returning id`)

  return rows.map(({ id }) => id)
}

async function readJobs() {
  const { rows } = await database.db.execute<{ id: string; state: string; age: number }>(sql`
    select id, state, extract(epoch from now() - started_on)::float as age
    from jobs.job where name = 'slow'`)

  return rows
}

test.each([
  ['with', 12],
  ['without', 0],
])('a job %s retries goes on in another process after its own was killed', async (_, retries) => {
  const seen = createCollector()
  const [id] = await leaveBehind(['one'], retries)
  await startJobs(defineSlow(async ({ name }) => seen.add(name), retries))

  await seen.reached(1)
  await expect.poll(readJobs).toMatchObject([{ state: 'completed' }])
  expect(await readJobs()).not.toMatchObject([{ id }])
})

test('a job that takes long stays with its process, whatever the others check', async () => {
  const seen = createCollector()
  const release = Promise.withResolvers<undefined>()
  const slow = defineSlow(async ({ name }) => {
    seen.add(name)
    await release.promise
  })
  const jobs = await startJobs(slow)
  await startJobs(slow)
  await jobs.enqueue(ctx, slow, { name: 'long' })
  await seen.reached(1)
  const age = async () => (await readJobs())[0]?.age
  await expect.poll(age, { timeout: 30_000 }).toBeGreaterThan(3 * heartbeat.staleSeconds)

  release.resolve(undefined)
  await expect.poll(readJobs).toMatchObject([{ state: 'completed' }])
  expect(seen.names).toEqual(['long'])
})

test('a job whose process renews its heartbeat after an outage stays with it', async () => {
  await leaveBehind(['one'])
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  const stalled = createStalledJobs(db, heartbeat)
  const setAge = (age: string) =>
    client.query(`update jobs.job set heartbeat_on = now() - $1::interval`, [age])
  await setAge('1 hour')
  expect([await stalled.isAny(), await stalled.resume()]).toEqual([true, []])
  await setAge('0')
  expect([await stalled.isAny(), await stalled.resume()]).toEqual([false, []])

  await setAge('1 hour')
  expect(await stalled.resume()).toEqual([])
  stalled.forget()
  expect(await stalled.resume()).toEqual([])
  expect(await stalled.resume()).toEqual(['slow'])
  expect(await stalled.resume()).toEqual([])
  await client.end()
})

test('a job whose process died before the clock was set back goes on', async () => {
  const seen = createCollector()
  await leaveBehind(['one'])
  await database.db.execute(sql`
    update jobs.job set started_on = now() + interval '1 hour', heartbeat_on = now() + interval '1 hour'`)
  await database.db.execute(sql`update jobs.version set cron_on = now() + interval '1 hour'`)
  expect(await repairAfterClockStep(ctx)).toBe(true)
  await startJobs(defineSlow(async ({ name }) => seen.add(name)))

  await seen.reached(1)
})

test.each(['succeeds', 'fails'])(
  'a run that others gave up changes nothing when it %s later',
  async (end) => {
    const seen = createCollector()
    const [first, second] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    const hanging = defineSlow(async () => {
      seen.add('first')
      await first.promise
    })
    const neverRenewed = { ...heartbeat, refreshSeconds: 3600, checkSeconds: 3600 }
    const jobs = await startJobs(hanging, { heartbeat: neverRenewed })
    await jobs.enqueue(ctx, hanging, { name: 'one' })
    await seen.reached(1)
    const other = defineSlow(async () => {
      seen.add('second')
      await second.promise
    })
    await startJobs(other)
    await seen.reached(2)

    if (end === 'fails') {
      first.reject(new Error('The run had hung.'))
    } else {
      first.resolve(undefined)
    }
    await jobs.stop()
    expect(await readJobs()).toMatchObject([{ state: 'active' }])
    second.resolve(undefined)
    await expect.poll(readJobs).toMatchObject([{ state: 'completed' }])
    expect(seen.names).toEqual(['first', 'second'])
  },
)

test('a job without retries that a stop cut off goes on in another process', async () => {
  const seen = createCollector()
  const hanging = defineSlow(() => {
    seen.add('first')
    return new Promise(() => undefined)
  }, 0)
  const jobs = await startJobs(hanging)
  await jobs.enqueue(ctx, hanging, { name: 'one' })
  await seen.reached(1)
  await jobs.stop()
  expect(await readJobs()).toMatchObject([{ state: 'retry' }])

  await startJobs(defineSlow(async () => seen.add('second'), 0))
  await seen.reached(2)
  await expect.poll(readJobs).toMatchObject([{ state: 'completed' }])
  expect(seen.names).toEqual(['first', 'second'])
})

test('a job that ends its process each time is given up', async () => {
  const seen = createCollector()
  await leaveBehind(['poison'])
  await database.db.execute(sql`
    update jobs.job set retry_count = 12, heartbeat_on = now() - interval '1 hour'`)
  await startJobs(
    defineSlow(async ({ name }) => seen.add(name)),
    { superviseSeconds: 0.5 },
  )

  await expect.poll(readJobs, { timeout: 10_000 }).toMatchObject([{ state: 'failed' }])
  expect(seen.names).toEqual([])
})

test('waiting jobs and queues of an earlier version get heartbeats, and its running jobs expire', async () => {
  const seen = createCollector()
  await leaveBehind(['running', 'waiting'])
  await database.db.execute(sql`update jobs.queue set heartbeat_seconds = null`)
  await database.db.execute(sql`
    update jobs.job set heartbeat_seconds = null, heartbeat_on = null,
      started_on = now() - interval '1 hour'`)
  await database.db.execute(sql`
    update jobs.job set state = 'created', started_on = null where data ->> 'name' = 'waiting'`)
  await startJobs(
    defineSlow(() => Promise.resolve()),
    { work: false },
  )

  const { rows } = await database.db.execute(sql`
    select data ->> 'name' as name, job.heartbeat_seconds as seconds, queue.heartbeat_seconds as queue
    from jobs.job join jobs.queue using (name) order by 1`)
  expect(rows).toEqual([
    { name: 'running', seconds: null, queue: 10 },
    { name: 'waiting', seconds: 10, queue: 10 },
  ])
  await startJobs(
    defineSlow(async ({ name }) => seen.add(name)),
    { superviseSeconds: 0.5 },
  )
  await seen.reached(2)
  expect(seen.names).toEqual(['waiting', 'running'])
})
