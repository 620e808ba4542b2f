import { packetStatuses } from '@countersign/contract/rules/packet-lifecycle'
import type { Database } from '@countersign/database'
import { sql, type SQL } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { z } from 'zod'
import { leftOutReplies } from '../mail/left-out-replies.ts'
import { createSlowFigures } from './slow-figures.ts'

interface DatabaseGauge {
  name: string
  help: string
  label: string
  /** Those that have no rows are 0. */
  values: readonly string[]
  /** Rows with `label` and `count`. */
  query: SQL
}

const gauges: readonly DatabaseGauge[] = [
  {
    name: 'countersign_packets',
    help: 'Packets by status.',
    label: 'status',
    values: packetStatuses,
    query: sql`select status as label, count(*) as count from packets group by status`,
  },
  {
    name: 'countersign_jobs',
    help: 'Jobs that wait (created), run (active), wait for another attempt (retry) or are given up (failed).',
    label: 'state',
    values: ['created', 'active', 'retry', 'failed'],
    // A job without retries is planned again by its schedule.
    query: sql`select state::text as label, count(*) as count from jobs.job
      where state in ('created', 'active', 'retry') or (state = 'failed' and retry_limit > 0)
      group by state`,
  },
  {
    name: 'countersign_mails',
    help: 'Emails that wait, that a mail server refused, and that came back; late: wait for 30 minutes.',
    label: 'state',
    values: ['waiting', 'late', 'refused', 'bounced'],
    query: sql`select state as label, count(*) as count from (
      select case when bounced_at is not null then 'bounced' when refused_at is not null then 'refused'
        when sent_at is null then 'waiting' end as state from mails
      where (sent_at is null or refused_at is not null or bounced_at is not null)
        and coalesce(failure, '') not in ${Object.values(leftOutReplies)}
      union all select 'late' from mails where sent_at is null and refused_at is null
        and bounced_at is null and coalesce(resent_at, created_at) < now() - interval '30 minutes') counted
      group by state`,
  },
]

/** Counting a million packets takes a moment, and nobody reads it by the second. */
const keptMs = 60_000

const Rows = z.array(z.object({ label: z.string(), count: z.coerce.number() }))

/** The same in every process of an installation: read them from one. */
export function addDatabaseGauges(registry: Registry, db: Database, maxWaitMs: number): void {
  for (const { name, help, label, values, query } of gauges) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect: async () => {
        // The database is away or overloaded: the other figures are needed most then.
        if (!(await read().catch(() => false))) {
          gauge.reset()
        }
      },
    })
    const read = createSlowFigures({
      keptMs,
      maxWaitMs,
      refresh: async () => {
        const { rows } = await db.execute(query)
        gauge.reset()
        values.forEach((value) => gauge.set({ [label]: value }, 0))
        for (const row of Rows.parse(rows)) {
          gauge.set({ [label]: row.label }, row.count)
        }
      },
    })
  }
}
