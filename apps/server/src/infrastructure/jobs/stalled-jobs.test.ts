import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { test as base } from 'vitest'
import { z } from 'zod'
import type { Jobs } from '../../kernel/context.ts'
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

function defineSlow(run: Run, retries = 12) {
  return defineJob({
    name: 'slow',
    payload: Payload,
    retries,
    run: (_ctx, payload) => run(payload),
  })
}

/** A database of its own, with as many processes as the test starts. */
function createProcesses({ db, url }: TestDatabase) {
  const ctx = bareContext(db, createLogger('silent'))
  const running: Jobs[] = []

  async function startJobs(
    job: ReturnType<typeof defineSlow>,
    options: Partial<PgBossOptions> = {},
  ): Promise<Jobs> {
    const base = { databaseUrl: url, log: ctx.log, context: () => ctx, heartbeat }
    const jobs = createPgBossJobs({ ...base, ...options })
    jobs.register(job)
    running.push(jobs)
    await jobs.start()

    return jobs
  }

  return {
    ctx,
    db,
    url,
    startJobs,
    /** Jobs that a process took which was killed. Returns the ids that it knows. */
    async leaveBehind(names: readonly string[], retries = 12): Promise<unknown[]> {
      const job = defineSlow(() => Promise.resolve(), retries)
      const queueOnly = await startJobs(job, { work: false })
      for (const name of names) {
        await queueOnly.enqueue(ctx, job, { name })
      }
      const { rows } = await db.execute(sql`
        update jobs.job set
          state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
        where name = 'slow' returning id`)

      return rows.map(({ id }) => id)
    },
    async readJobs() {
      const { rows } = await db.execute<{ id: string; state: string; age: number }>(sql`
        select id, state, extract(epoch from now() - started_on)::float as age
        from jobs.job where name = 'slow'`)

      return rows
    },
    stopAll: () => Promise.all(running.map((jobs) => jobs.stop())),
  }
}

const test = base.extend<{ processes: ReturnType<typeof createProcesses> }>({
  processes: async ({ task: _ }, use) => {
    const database = await createTestDatabase()
    const processes = createProcesses(database)
    await use(processes)
    await processes.stopAll()
    await database.drop()
  },
})

test.concurrent.for([
  { what: 'with', retries: 12 },
  { what: 'without', retries: 0 },
])(
  'a job $what retries goes on in another process after its own was killed',
  async ({ retries }, { processes, expect }) => {
    const { startJobs, leaveBehind, readJobs } = processes
    const seen = createCollector()
    const [id] = await leaveBehind(['one'], retries)
    await startJobs(defineSlow(async ({ name }) => seen.add(name), retries))

    await seen.reached(1)
    await expect.poll(readJobs).toMatchObject([{ state: 'completed' }])
    expect(await readJobs()).not.toMatchObject([{ id }])
  },
)

test.concurrent(
  'a job that takes long stays with its process, whatever the others check',
  async ({ processes, expect }) => {
    const { ctx, startJobs, readJobs } = processes
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
  },
)

test.concurrent(
  'a job whose process renews its heartbeat after an outage stays with it',
  async ({ processes, expect }) => {
    const { url, leaveBehind } = processes
    await leaveBehind(['one'])
    const client = new Client({ connectionString: url })
    await client.connect()
    const queueDb = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
    const stalled = createStalledJobs(queueDb, heartbeat)
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
  },
)

test.concurrent(
  'a job whose process died before the clock was set back goes on',
  async ({ processes, expect }) => {
    const { ctx, db, startJobs, leaveBehind } = processes
    const seen = createCollector()
    await leaveBehind(['one'])
    await db.execute(sql`
    update jobs.job set started_on = now() + interval '1 hour', heartbeat_on = now() + interval '1 hour'`)
    await db.execute(sql`update jobs.version set cron_on = now() + interval '1 hour'`)
    expect(await repairAfterClockStep(ctx)).toBe(true)
    await startJobs(defineSlow(async ({ name }) => seen.add(name)))

    await seen.reached(1)
  },
)

test.concurrent.for(['succeeds', 'fails'])(
  'a run that others gave up changes nothing when it %s later',
  async (end, { processes, expect }) => {
    const { ctx, startJobs, readJobs } = processes
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

test.concurrent(
  'a job without retries that a stop interrupted goes on in another process',
  async ({ processes, expect }) => {
    const { ctx, startJobs, readJobs } = processes
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
  },
)

test.concurrent(
  'a job that ends its process each time is given up',
  async ({ processes, expect }) => {
    const { db, startJobs, leaveBehind, readJobs } = processes
    const seen = createCollector()
    await leaveBehind(['poison'])
    await db.execute(sql`
    update jobs.job set retry_count = 12, heartbeat_on = now() - interval '1 hour'`)
    await startJobs(
      defineSlow(async ({ name }) => seen.add(name)),
      { superviseSeconds: 0.5 },
    )

    await expect.poll(readJobs, { timeout: 10_000 }).toMatchObject([{ state: 'failed' }])
    expect(seen.names).toEqual([])
  },
)

test.concurrent(
  'waiting jobs and queues of an earlier version get heartbeats, and its running jobs expire',
  async ({ processes, expect }) => {
    const { db, startJobs, leaveBehind } = processes
    const seen = createCollector()
    await leaveBehind(['running', 'waiting'])
    await db.execute(sql`update jobs.queue set heartbeat_seconds = null`)
    await db.execute(sql`
    update jobs.job set heartbeat_seconds = null, heartbeat_on = null,
      started_on = now() - interval '1 hour'`)
    await db.execute(sql`
    update jobs.job set state = 'created', started_on = null where data ->> 'name' = 'waiting'`)
    await startJobs(
      defineSlow(() => Promise.resolve()),
      { work: false },
    )

    const { rows } = await db.execute(sql`
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
  },
)
