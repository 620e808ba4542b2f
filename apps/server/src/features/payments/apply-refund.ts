import type { PaymentStatus, RefundStatus } from '@countersign/contract/schemas/payments'
import { refunds } from '@countersign/database'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import type { ChargeRefund } from '../../kernel/ports.ts'
import { type RefundRow, touchPacket } from '../packet/index.ts'
import { mailRefundFailed, mailRefunded } from '../emails/index.ts'
import { findPayment, movePayment, type LockedPayment } from './move-payment.ts'
import { voidReceipt } from './write-receipt.ts'

/** Takes over how a refund stands at the provider. Idempotent; in the caller's transaction. */
export async function applyRefund(
  ctx: Context,
  locked: LockedPayment,
  refund: ChargeRefund,
): Promise<void> {
  const row = (await findRefund(ctx, locked, refund)) ?? (await adopt(ctx, locked, refund))
  if (row.status === refund.status || !movesTo(row.status, refund.status)) {
    return
  }

  await ctx.db
    .update(refunds)
    .set({
      status: refund.status,
      reference: refund.reference,
      settledAt: refund.status === 'pending' ? null : ctx.clock.now(),
    })
    .where(eq(refunds.id, row.id))
  await applyTotals(ctx, locked)
  await announce(ctx, locked, { ...row, status: refund.status })
}

async function findRefund(
  ctx: Context,
  { payment }: LockedPayment,
  { reference, requestId }: ChargeRefund,
): Promise<RefundRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, payment.id),
        or(
          eq(refunds.reference, reference),
          requestId === undefined ? undefined : eq(sql`${refunds.id}::text`, requestId),
        ),
      ),
    )

  return row
}

/** A refund that was made in the provider's own screens. */
async function adopt(
  ctx: Context,
  { packet, payment }: LockedPayment,
  { reference, amountCents }: ChargeRefund,
): Promise<RefundRow> {
  const [row] = await ctx.db
    .insert(refunds)
    .values({
      id: ctx.ids.uuid(),
      paymentId: payment.id,
      amountCents,
      reason: 'provider',
      status: 'requested',
      reference,
      createdAt: ctx.clock.now(),
    })
    .returning()
  if (!row) {
    throw new Error('The refund could not be inserted.')
  }

  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: 'packet.refund-requested',
    data: { paymentId: payment.id, refundId: row.id, amountCents, reason: row.reason },
  })
  return row
}

/** A refund that had succeeded can still come back from the bank. */
function movesTo(from: RefundStatus, to: RefundStatus): boolean {
  return from === 'requested' || from === 'pending' || (from === 'succeeded' && to === 'failed')
}

/** Status and receipt of the payment follow from the sums of its refunds. */
export async function applyTotals(ctx: Context, { payment }: LockedPayment): Promise<void> {
  const [sums] = await ctx.db
    .select({
      given: sql<number>`coalesce(sum(${refunds.amountCents}) filter (where ${refunds.status} = 'succeeded'), 0)::int`,
      open: sql<number>`coalesce(sum(${refunds.amountCents}) filter (where ${refunds.status} <> 'failed'), 0)::int`,
    })
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id))
  const { given = 0, open = 0 } = sums ?? {}
  const { status } = (await findPayment(ctx, payment.id)) ?? payment
  if (followsRefunds.has(status)) {
    await movePayment(ctx, payment.id, statusAfter(given, payment.amountCents))
  } else if (status === 'invoiced' && given >= payment.amountCents) {
    await movePayment(ctx, payment.id, 'refunded')
  } else if (payment.wrongAmountAt && given > 0) {
    await movePayment(ctx, payment.id, 'failed')
  }
  if (open >= payment.amountCents) {
    await voidReceipt(ctx, payment)
  }
}

const followsRefunds = new Set<PaymentStatus>(['paid', 'partially-refunded', 'refunded'])

function statusAfter(refundedCents: number, amountCents: number): PaymentStatus {
  if (refundedCents === 0) {
    return 'paid'
  }

  return refundedCents >= amountCents ? 'refunded' : 'partially-refunded'
}

async function announce(
  ctx: Context,
  { packet, payment }: LockedPayment,
  { id: refundId, amountCents, reason, status }: RefundRow,
): Promise<void> {
  await touchPacket(ctx, packet.id)
  if (status !== 'succeeded' && status !== 'failed') {
    return
  }

  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: status === 'succeeded' ? 'packet.refunded' : 'packet.refund-failed',
    data: { paymentId: payment.id, refundId, amountCents, reason },
  })
  if (status === 'failed') {
    ctx.log.error({ refundId, paymentId: payment.id }, 'a refund failed')
    await mailRefundFailed(ctx, packet, { payment, refund: { id: refundId, amountCents } })
    return
  }
  await mailRefunded(ctx, packet, { payment, refund: { id: refundId, amountCents, reason } })
}
