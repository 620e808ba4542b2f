import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'

export interface Heartbeat {
  /** pg-boss itself fails a job whose heartbeat is this old. */
  seconds: number
  /** How often a process renews the heartbeats of the jobs that it runs. */
  refreshSeconds: number
  /** A job is stalled if its heartbeat is this old. */
  staleSeconds: number
  /** A job that is stalled at two checks runs again. Longer than `refreshSeconds`. */
  checkSeconds: number
}

/**
 * Two checks come before `seconds` are over, and after `seconds / 2`, which is how often processes of
 * earlier versions renew.
 */
export const defaultHeartbeat: Heartbeat = {
  seconds: 40,
  refreshSeconds: 5,
  staleSeconds: 22,
  checkSeconds: 8,
}

type Db = Pick<ReturnType<PgBoss['getDb']>, 'executeSql'>

/**
 * Idempotent. Jobs that wait since an earlier version get a heartbeat. Those that it runs do not: it
 * would not renew it.
 */
export async function prepareHeartbeats(
  db: Db,
  { queues, seconds }: { queues: string[]; seconds: number },
): Promise<void> {
  await db.executeSql(createIndex)
  await db.executeSql(
    `update jobs.job set heartbeat_seconds = $1
     where name = any($2) and state < 'active' and not blocked and heartbeat_seconds is null`,
    [seconds, queues],
  )
}

/** Checks read only what runs, not the finished jobs of some days. */
const createIndex = `
  do $$ begin
    if to_regclass('jobs.job_active_heartbeat') is null then
      perform pg_advisory_xact_lock(hashtextextended('jobs.job_active_heartbeat', 0));
      create index if not exists job_active_heartbeat on jobs.job (heartbeat_on)
        where state = 'active';
    end if;
  end $$`

export interface StalledJobs {
  /** The names of those that run again. */
  resume(): Promise<string[]>
  isAny(): Promise<boolean>
  /** The next check counts as the first one. */
  forget(): void
}

/**
 * Jobs whose process was killed or hangs. A single check is not enough: after an outage of the database,
 * a jump of its clock or a pause of the machine, all heartbeats are old, and renewed in a moment.
 */
export function createStalledJobs(db: Db, { staleSeconds }: Heartbeat): StalledJobs {
  let suspected: string[] = []
  const find = async () =>
    Ids.parse((await db.executeSql(findStalled, [staleSeconds])).rows).map(({ id }) => id)

  return {
    async resume() {
      const again = suspected
      suspected = []
      const resumed = again.length > 0 ? await resume(db, { ids: again, staleSeconds }) : []
      suspected = await find()
      return resumed
    },
    isAny: async () => (await find()).length > 0,
    forget: () => void (suspected = []),
  }
}

const Ids = z.array(z.object({ id: z.string() }))
const Names = z.array(z.object({ name: z.string() }))

/** A job that ends its process each time is left to pg-boss after as many attempts, which fails it. */
const maxAttempts = 12

const isStalled = `state = 'active' and heartbeat_on < now() - $1 * interval '1 second'
  and heartbeat_seconds is not null and retry_count < greatest(retry_limit, ${maxAttempts})`

const findStalled = `select id from jobs.job where ${isStalled}`

/** With a new id: what the run that was given up reports later is about no job. */
const resumeStalled = `
  update jobs.job set id = gen_random_uuid(), state = 'retry', heartbeat_on = null,
    start_after = now() + least(600, 2 ^ retry_count - 1) * interval '1 second'
  where (name, id) in (
    select name, id from jobs.job where ${isStalled} and id = any($2) for update skip locked)
  returning name`

async function resume(
  db: Db,
  { ids, staleSeconds }: { ids: string[]; staleSeconds: number },
): Promise<string[]> {
  const { rows } = await db.executeSql(resumeStalled, [staleSeconds, ids])

  return Names.parse(rows).map(({ name }) => name)
}

/** After a process that stops was to end. */
const stopPauseSeconds = 5

/** What a stop did not wait for: pg-boss has failed the jobs that have no retries. */
export async function resumeInterrupted({ db }: Pick<Context, 'db'>, ids: string[]): Promise<void> {
  await db.execute(sql`
    update jobs.job set id = gen_random_uuid(), state = 'retry', completed_on = null,
      start_after = now() + ${stopPauseSeconds} * interval '1 second'
    where id in ${ids} and state = 'failed' and retry_limit = 0 and retry_count < ${maxAttempts}`)
}
