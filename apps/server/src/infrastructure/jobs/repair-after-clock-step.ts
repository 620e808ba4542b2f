import { sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'

/** The longest pause before another attempt, as of `createQueue`. */
const longestRetry = sql`interval '10 minutes'`

/**
 * pg-boss plans by the database's clock. Once that is set back, by NTP for example, jobs that were just
 * queued would wait for the time that was taken back, and so would all schedules. Idempotent: any
 * process may do this, at any time. Returns whether there was anything to do.
 */
export async function repairAfterClockStep({ db }: Pick<Context, 'db'>): Promise<boolean> {
  if (!(await wasSetBack(db))) {
    return false
  }

  await db.execute(sql`
    update jobs.job set
      start_after = now() + greatest(start_after - created_on, interval '0'),
      created_on = now()
    where state = 'created' and created_on > now()`)
  await db.execute(sql`
    update jobs.job set start_after = now()
    where state = 'retry' and start_after > now() + ${longestRetry}`)
  await db.execute(sql`
    update jobs.job set
      started_on = least(started_on, now()),
      heartbeat_on = least(heartbeat_on, now())
    where state = 'active' and greatest(started_on, heartbeat_on) > now()`)
  await db.execute(sql`
    update jobs.queue set
      monitor_claim_on = least(monitor_claim_on, now()),
      monitor_on = least(monitor_on, now()),
      maintain_on = least(maintain_on, now())`)
  await db.execute(sql`
    update jobs.version set
      cron_on = least(cron_on, now()),
      bam_on = least(bam_on, now()),
      flow_on = least(flow_on, now()),
      reindex_on = least(reindex_on, now())`)

  return true
}

/** pg-boss writes these about once a minute, by the same clock. */
async function wasSetBack(db: Context['db']): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from jobs.version
    where greatest(cron_on, bam_on, flow_on, reindex_on) > clock_timestamp() + interval '5 seconds'`)

  return rows.length > 0
}
