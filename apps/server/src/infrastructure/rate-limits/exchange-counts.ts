import { rateLimitCounts, type Database } from '@countersign/database'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ExchangeCounts } from '../../kernel/rate-counts.ts'

const Sums = z.array(z.object({ key: z.string(), count: z.int(), leftMs: z.int() }))

/**
 * All callers in one statement, in the order of their keys, so that two servers never wait for each
 * other in a circle. A minute that has ended begins again with what was sent.
 */
export function createExchangeCounts(db: Database): ExchangeCounts {
  let cleanedAt = 0

  return async (sent) => {
    const { rows } = await db.execute(sql`
      insert into ${rateLimitCounts} as held (key, count, expires_at)
      select sent.key, sent.count, clock_timestamp() + make_interval(secs => sent.left_ms / 1000.0)
      from unnest(
        ${sql.param(sent.map(({ key }) => key))}::text[],
        ${sql.param(sent.map(({ count }) => count))}::integer[],
        ${sql.param(sent.map(({ leftMs }) => Math.round(leftMs)))}::integer[]
      ) as sent (key, count, left_ms)
      order by sent.key
      on conflict (key) do update set
        count = excluded.count
          + case when ${isRunning} then held.count else 0 end,
        expires_at = case
          when ${isRunning} then held.expires_at
          else excluded.expires_at end
      returning key, count,
        greatest(0, round(extract(epoch from expires_at - clock_timestamp()) * 1000))::integer
          as "leftMs"`)
    if (Date.now() - cleanedAt > 60_000) {
      cleanedAt = Date.now()
      await deleteExpired(db)
    }

    return Sums.parse(rows)
  }
}

/** A minute that ends much later began before the clock of the database was set back. */
const isRunning = sql`held.expires_at > clock_timestamp()
  and held.expires_at < clock_timestamp() + interval '2 minutes'`

async function deleteExpired(db: Database): Promise<void> {
  await db.execute(sql`
    delete from ${rateLimitCounts} where key in (
      select key from ${rateLimitCounts}
      where expires_at < clock_timestamp() - interval '1 minute'
      for update skip locked)`)
}
