import { refunds } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { isOutboxOpen } from '../../infrastructure/mail/outbox-hold.ts'
import type { Context } from '../../kernel/context.ts'
import { defineJob } from '../../kernel/jobs.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { applyRefund } from './apply-refund.ts'
import { refundPaymentType } from './job-types.ts'
import { findPayment, lockPayment } from './move-payment.ts'
import { onlineProviderOf } from './online-payments.ts'

/** Idempotent: the refund's id is the request's. */
export const refundPaymentJob = defineJob({
  ...refundPaymentType,
  run: (ctx, { refundId }) => refundPayment(ctx, refundId),
})

export async function refundPayment(ctx: Context, refundId: string): Promise<void> {
  const [refund] = await ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, refundId), isOutboxOpen(ctx)))
  const payment = refund && (await findPayment(ctx, refund.paymentId))
  if (refund?.status !== 'requested' || !payment?.chargeReference) {
    return
  }
  const online = onlineProviderOf(ctx, payment)
  if (!online) {
    throw new Error(`The refund ${refundId} needs the payment provider ${payment.provider}.`)
  }

  const state = await online.refund({
    requestId: refund.id,
    chargeReference: payment.chargeReference,
    amountCents: refund.amountCents,
  })
  await inTransaction(ctx, async (tx) => {
    await applyRefund(tx, await lockPayment(tx, payment.id), state)
  })
}
