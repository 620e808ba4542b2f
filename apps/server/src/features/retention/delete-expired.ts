import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { defineJob } from '../../kernel/jobs.ts'
import { inBatches } from './in-batches.ts'
import { retentionRules, type RetentionRule } from './retention-rules.ts'

const batchSize = 1000

/** Idempotent: each batch is a transaction of its own. */
export const deleteExpiredJob = defineJob({
  name: 'delete-expired',
  payload: z.object({}),
  every: '15 * * * *',
  run: async (ctx) => {
    for (const rule of retentionRules) {
      await applyRule(ctx, rule)
    }
  },
})

async function applyRule(ctx: Context, rule: RetentionRule): Promise<void> {
  const total = await inBatches(batchSize, () => applyToBatch(ctx, rule))
  if (total > 0) {
    ctx.log.info({ what: rule.what, rows: total }, 'what is no longer kept was deleted')
  }
}

/** Returns how many rows it was. */
async function applyToBatch(
  { db, clock, ports }: Context,
  { table, isExpired, emptied }: RetentionRule,
): Promise<number> {
  const expired = isExpired(clock.now(), ports.retention)
  const isInBatch = sql`ctid = any(array(select ctid from ${table} where ${expired} limit ${batchSize}))`
  const { rowCount } = emptied
    ? await db.update(table).set(emptied).where(isInBatch)
    : await db.delete(table).where(isInBatch)

  return rowCount ?? 0
}
