import { payments, refunds } from '@countersign/database'
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { addMs, days } from '../../kernel/time.ts'

const recentDays = 30

/** Payments of a wrong amount that were not given back, and refunds that failed lately. */
export async function countPaymentsToCheck(ctx: Context): Promise<number> {
  const wrong = await ctx.db.$count(
    payments,
    and(isNotNull(payments.wrongAmountAt), inArray(payments.status, ['pending', 'processing'])),
  )
  const failed = await ctx.db.$count(
    refunds,
    and(
      eq(refunds.status, 'failed'),
      gt(refunds.settledAt, addMs(ctx.clock.now(), -days(recentDays))),
    ),
  )

  return wrong + failed
}
