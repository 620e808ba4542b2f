import { sql } from 'drizzle-orm'
import type { Database } from '@countersign/database'
import type { Context } from '../kernel/context.ts'
import type { Jobs } from '../kernel/jobs.ts'

export interface FakeJobs extends Jobs {
  /** Runs what is due by the clock, and what follows from it, until nothing is left. */
  run(): Promise<void>
  /** What waits, oldest first. */
  waiting(): Promise<{ name: string; payload: unknown }[]>
}

type Run = (ctx: Context, payload: unknown) => Promise<void>

/**
 * Jobs in a plain table, run when a test says so. They are in the transaction that asked for them,
 * as in earnest, and due by the test's clock.
 */
export async function createFakeJobs(db: Database, context: () => Context): Promise<FakeJobs> {
  const handlers = new Map<string, Run>()
  await db.execute(sql`create table test_jobs (
    id bigserial primary key, name text not null, payload jsonb not null,
    singleton_key text, start_after timestamptz not null)`)

  return {
    define: (name, schema, handler) =>
      void handlers.set(name, async (ctx, payload) => handler(ctx, schema.parse(payload))),
    every: () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
    async enqueue(ctx, name, payload, options = {}) {
      const key = options.singletonKey ?? null
      const due = (options.startAfter ?? ctx.clock.now()).toISOString()
      await ctx.db.execute(sql`
        insert into test_jobs (name, payload, singleton_key, start_after)
        select ${name}, ${JSON.stringify(payload)}::jsonb, ${key}, ${due}::timestamptz
        where ${key}::text is null or not exists
          (select from test_jobs where name = ${name} and singleton_key = ${key})`)
    },
    async run() {
      while (await runNext(db, handlers, context())) {
        // One after the other, until none is due.
      }
    },
    async waiting() {
      const { rows } = await db.execute<{ name: string; payload: unknown }>(
        sql`select name, payload from test_jobs order by id`,
      )
      return rows
    },
  }
}

async function runNext(
  db: Database,
  handlers: ReadonlyMap<string, Run>,
  ctx: Context,
): Promise<boolean> {
  const { rows } = await db.execute<{ id: string; name: string; payload: unknown }>(sql`
    delete from test_jobs where id = (
      select id from test_jobs where start_after <= ${ctx.clock.now().toISOString()}::timestamptz
      order by id limit 1)
    returning id, name, payload`)
  const [job] = rows
  if (!job) {
    return false
  }

  const run = handlers.get(job.name)
  if (!run) {
    throw new Error(`Nobody handles the job ${job.name}.`)
  }
  await run(ctx, job.payload)
  return true
}
