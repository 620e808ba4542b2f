import type { Client } from 'pg'

/** A job that waits or runs, without what is pg-boss's own: its tables differ between its versions. */
export interface WaitingJob {
  name: string
  payload: unknown
  singletonKey: string | null
  /** ISO 8601; null: at once. */
  startAfter: string | null
}

/** Planned runs (cron) are left out, and emails: both follow from the rows of tables. */
export async function readWaitingJobs(client: Client): Promise<WaitingJob[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('jobs.job') is not null as exists`,
  )
  if (!found[0]?.exists) {
    return []
  }

  const { rows } = await client.query<WaitingJob>(
    `select name, data as payload, singleton_key as "singletonKey",
      case when start_after > now() then to_char(start_after, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end
        as "startAfter"
    from jobs.job
    where state::text in ('created', 'retry', 'active') and name <> 'send-mail'
      and name not like '\\_\\_%' and name not in (select name from jobs.schedule)
    order by created_on`,
  )

  return rows
}
