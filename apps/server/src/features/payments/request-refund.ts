import type { RefundReason } from '@countersign/contract/schemas/payments'
import { payments, refunds } from '@countersign/database'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { type PacketRow, type PaymentRow, type RefundRow, touchPacket } from '../packet/index.ts'
import { applyRefund } from './apply-refund.ts'
import { closePaymentType, refundPaymentType } from './job-types.ts'
import type { LockedPayment } from './move-payment.ts'
import { findReceipt } from './read-payment.ts'
import { voidReceipt } from './write-receipt.ts'

interface NewRefund extends LockedPayment {
  amountCents: number
  reason: RefundReason
}

/**
 * In the caller's transaction; a job asks the provider. A receipt of which everything goes back no
 * longer pays for its packet, from this moment on.
 */
export async function requestRefund(
  ctx: Context,
  { packet, payment, amountCents, reason }: NewRefund,
): Promise<RefundRow> {
  const left = await refundableCents(ctx, payment)
  if (amountCents > left) {
    throw new Error(`Only ${left} of the ${amountCents} cents can still be refunded.`)
  }

  const [refund] = await ctx.db
    .insert(refunds)
    .values({
      id: ctx.ids.uuid(),
      paymentId: payment.id,
      amountCents,
      reason,
      status: 'requested',
      createdAt: ctx.clock.now(),
    })
    .returning()
  if (!refund) {
    throw new Error('The refund could not be inserted.')
  }
  if (amountCents === left) {
    await voidReceipt(ctx, payment)
  }
  await touchPacket(ctx, packet.id)
  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: 'packet.refund-requested',
    data: { paymentId: payment.id, refundId: refund.id, amountCents, reason },
  })
  await settleOrEnqueue(ctx, { packet, payment, refund })
  return refund
}

/** A fee that was never paid is only taken off the books. */
async function settleOrEnqueue(
  ctx: Context,
  { packet, payment, refund }: LockedPayment & { refund: RefundRow },
): Promise<void> {
  if (payment.provider !== 'recorded') {
    await enqueue(ctx, refundPaymentType, { refundId: refund.id })
    return
  }

  const { id, amountCents } = refund
  const settled = { reference: `recorded:${id}`, requestId: id, amountCents } as const
  await applyRefund(ctx, { packet, payment }, { ...settled, status: 'succeeded' })
}

/** What was paid, less what has been or is being given back. */
export async function refundableCents(ctx: Context, payment: PaymentRow): Promise<number> {
  const [given] = await ctx.db
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), ne(refunds.status, 'failed')))

  return payment.amountCents - (given?.cents ?? 0)
}

/**
 * For a packet that ends: an open payment page is closed, and with `refund` the fee goes back. In the
 * transaction that ends the packet.
 */
export async function releasePayment(
  ctx: Context,
  packet: PacketRow,
  { refund }: { refund: boolean },
): Promise<void> {
  const open = await ctx.db
    .select({ paymentId: payments.id })
    .from(payments)
    .where(
      and(eq(payments.packetId, packet.id), inArray(payments.status, ['pending', 'processing'])),
    )
  for (const payment of open) {
    await enqueue(ctx, closePaymentType, payment)
  }

  const receipt = refund ? await findReceipt(ctx, packet.id) : undefined
  const [payment] = receipt
    ? await ctx.db.select().from(payments).where(eq(payments.id, receipt.paymentId))
    : []
  const amountCents = payment ? await refundableCents(ctx, payment) : 0
  if (payment && amountCents > 0) {
    await requestRefund(ctx, { packet, payment, amountCents, reason: 'canceled' })
  }
}
