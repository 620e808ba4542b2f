import { sql } from 'drizzle-orm'
import type { Database } from '@countersign/database'
import type { Context, Job, Jobs } from '../kernel/context.ts'

export interface FakeJobs extends Jobs {
  /** Runs every job that is due by the clock, including new ones, until none is left. */
  run(): Promise<void>
  /** Oldest first. */
  waiting(): Promise<{ name: string; payload: unknown }[]>
}

/** Transactional like the real ones, due by the test's clock, and run only when a test says so. */
export async function createFakeJobs(db: Database, context: () => Context): Promise<FakeJobs> {
  const registered = new Map<string, Job>()
  // Not among the product's tables, which a backup has.
  await db.execute(sql`create schema test`)
  await db.execute(sql`create table test.jobs (
    id bigserial primary key, name text not null, payload jsonb not null,
    singleton_key text, start_after timestamptz not null)`)

  return {
    register: (job) => void registered.set(job.name, job),
    start: async () => undefined,
    stop: async () => undefined,
    async enqueue(ctx, { name, singletonKey }, payload, options = {}) {
      const key = singletonKey?.(payload) ?? null
      const due = (options.startAfter ?? ctx.clock.now()).toISOString()
      await ctx.db.execute(sql`
        insert into test.jobs (name, payload, singleton_key, start_after)
        select ${name}, ${JSON.stringify(payload)}::jsonb, ${key}::text, ${due}::timestamptz
        where not exists
          (select from test.jobs where name = ${name} and singleton_key = ${key}::text)`)
    },
    async run() {
      while (await runNext(db, registered, context())) {
        // Until none is due.
      }
    },
    async waiting() {
      const { rows } = await db.execute<{ name: string; payload: unknown }>(
        sql`select name, payload from test.jobs order by id`,
      )
      return rows
    },
  }
}

async function runNext(
  db: Database,
  registered: ReadonlyMap<string, Job>,
  ctx: Context,
): Promise<boolean> {
  const { rows } = await db.execute<{ id: string; name: string; payload: unknown }>(sql`
    delete from test.jobs where id = (
      select id from test.jobs where start_after <= ${ctx.clock.now().toISOString()}::timestamptz
      order by id limit 1)
    returning id, name, payload`)
  const [job] = rows
  if (!job) {
    return false
  }

  const definition = registered.get(job.name)
  if (!definition) {
    throw new Error(`The job ${job.name} is not registered.`)
  }
  await definition.run(ctx, definition.payload.parse(job.payload))
  return true
}
