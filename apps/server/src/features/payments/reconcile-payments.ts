import { paymentReads, payments, refunds } from '@countersign/database'
import { and, asc, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { defineJob, enqueue } from '../../kernel/jobs.ts'
import type { OnlinePayments } from '../../kernel/ports.ts'
import { addMs, days, minutes } from '../../kernel/time.ts'
import { refundPaymentType } from './job-types.ts'
import { onChargeNotification, syncPayment } from './sync-payment.ts'

const batchSize = 200

/** What webhooks would have told, for those that were lost or never came. Idempotent. */
export const reconcilePaymentsJob = defineJob({
  name: 'reconcile-payments',
  payload: z.object({}),
  every: '*/5 * * * *',
  retries: 0,
  run: reconcilePayments,
})

export async function reconcilePayments(ctx: Context): Promise<void> {
  const { online } = ctx.ports.payments
  if (!online) {
    return
  }

  try {
    await readDuePayments(ctx, online)
    await resumeRefunds(ctx)
    await readChanges(ctx, online)
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'provider-unavailable')) {
      throw error
    }
    // The adapter has logged why; the next run tries again.
  }
}

async function readDuePayments(ctx: Context, { provider }: OnlinePayments): Promise<void> {
  const due = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(lte(payments.nextCheckAt, ctx.clock.now()), eq(payments.provider, provider)))
    .orderBy(asc(payments.nextCheckAt))
    .limit(batchSize)
  for (const { id } of due) {
    await syncPayment(ctx, id)
  }
}

async function resumeRefunds(ctx: Context): Promise<void> {
  const before = addMs(ctx.clock.now(), -minutes(5))
  const requested = await ctx.db
    .select({ refundId: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, 'requested'), lte(refunds.createdAt, before)))
    .limit(batchSize)
  for (const refund of requested) {
    await enqueue(ctx, refundPaymentType, refund)
  }
}

/** Events may be listed a little late, so each reading begins before the end of the last one. */
const overlapMs = minutes(15)

async function readChanges(ctx: Context, online: OnlinePayments): Promise<void> {
  const { provider } = online
  const now = ctx.clock.now()
  const [last] = await ctx.db.select().from(paymentReads).where(eq(paymentReads.provider, provider))
  const since = last ? addMs(last.readUntil, -overlapMs) : addMs(now, -days(1))

  for (const notification of await online.listChanges({ since })) {
    await onChargeNotification(ctx, notification)
  }
  await ctx.db
    .insert(paymentReads)
    .values({ provider, readUntil: now })
    .onConflictDoUpdate({ target: paymentReads.provider, set: { readUntil: now } })
}
