import { refunds } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { isOutboxOpen } from '../../../infrastructure/mail/outbox-hold.ts'
import type { Context } from '../../../kernel/context.ts'
import { defineJob } from '../../../kernel/jobs.ts'
import type { OnlinePayments } from '../../../kernel/ports.ts'
import { addMs, minutes } from '../../../kernel/time.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
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

  const state =
    (await findMadeRefund(ctx, { online, refund, payment })) ??
    (await online.refund({
      requestId: refund.id,
      chargeReference: payment.chargeReference,
      amountCents: refund.amountCents,
    }))
  await inTransaction(ctx, async (tx) => {
    await applyRefund(tx, await lockPayment(tx, payment.id), state)
  })
}

/** Providers forget a request id after a day; a restored database may ask again later than that. */
const rememberedMs = minutes(20 * 60)

async function findMadeRefund(ctx: Context, { online, refund, payment }: FindOptions) {
  if (payment.reference === null || addMs(refund.createdAt, rememberedMs) > ctx.clock.now()) {
    return undefined
  }
  const charge = await online.read({ reference: payment.reference })

  return charge?.refunds.find(({ requestId }) => requestId === refund.id)
}

interface FindOptions {
  online: OnlinePayments
  refund: { id: string; createdAt: Date }
  payment: { reference: string | null }
}
