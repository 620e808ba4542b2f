import { payments } from '@countersign/database'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { actingAs, type Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { enqueue } from '../../kernel/jobs.ts'
import type { ChargeState } from '../../kernel/ports.ts'
import { touchPacket, ownerActor } from '../packet/index.ts'
import { closePaymentType } from './job-types.ts'
import { mailReceipt } from '../emails/index.ts'
import { movePayment, type LockedPayment } from './move-payment.ts'
import { findReceipt } from './read-payment.ts'
import { requestRefund } from './request-refund.ts'
import { writeReceipt } from './write-receipt.ts'

/** A fee of 0, and a fee that the association invoices. In the caller's transaction. */
export async function settleWithoutMoney(
  ctx: Context,
  { packet, payment }: LockedPayment,
): Promise<void> {
  const isFree = payment.amountCents === 0
  const now = ctx.clock.now()
  const moved = await movePayment(ctx, payment.id, isFree ? 'paid' : 'invoiced', {
    settledAt: now,
    reference: `recorded:${payment.id}`,
  })
  if (!moved) {
    return
  }

  const receipt = await writeReceipt(ctx, {
    packet,
    payment: moved,
    settlement: isFree ? 'free' : 'invoiced',
    paidAt: now,
    isVoid: false,
  })
  const { id: receiptId, amountCents } = receipt
  await touchPacket(ctx, packet.id)
  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: isFree ? 'packet.paid' : 'packet.invoiced',
    data: { receiptId, amountCents, currency: 'USD' },
  })
  if (!isFree) {
    await mailReceipt(ctx, packet, receipt)
  }
}

/**
 * The money came. Idempotent: the payment moves to paid once. Money that the packet does not need,
 * because it was paid before or has ended, goes back by itself.
 */
export async function settlePaid(
  ctx: Context,
  { packet, payment }: LockedPayment,
  state: ChargeState,
): Promise<void> {
  const { received, method, chargeReference } = state
  if (!received) {
    throw new Error(`The provider does not say what was paid for ${payment.id}.`)
  }
  if (received.amountCents !== payment.amountCents || received.currency !== 'usd') {
    await recordMismatch(ctx, { packet, payment }, received)
    return
  }
  const change = {
    settledAt: ctx.clock.now(),
    failure: null,
    method: method ?? null,
    chargeReference: chargeReference ?? null,
  }
  const moved = await movePayment(ctx, payment.id, 'paid', change, unsettled)
  if (!moved) {
    return
  }

  const paidBefore = await findReceipt(ctx, packet.id)
  const unneeded = paidBefore ? 'paid-twice' : packet.status === 'ARCHIVED' ? 'canceled' : undefined
  const receipt = await writeReceipt(ctx, {
    packet,
    payment: moved,
    settlement: 'online',
    paidAt: received.at,
    isVoid: unneeded !== undefined,
  })
  await touchPacket(ctx, packet.id)
  await recordEvent(actingAs(ctx, ownerActor(packet)), {
    stream: packetStream(packet.documentGroupId),
    type: 'packet.paid',
    data: { receiptId: receipt.id, amountCents: receipt.amountCents, currency: 'USD' },
  })
  await closeOthers(ctx, moved)
  if (unneeded) {
    const { amountCents } = moved
    await requestRefund(ctx, { packet, payment: moved, amountCents, reason: unneeded })
  }
  await mailReceipt(ctx, packet, receipt)
}

const unsettled = ['pending', 'processing', 'failed', 'expired'] as const

/** Never a receipt: the payment stays open until a person has given the money back at the provider. */
async function recordMismatch(
  ctx: Context,
  { packet, payment }: LockedPayment,
  received: NonNullable<ChargeState['received']>,
): Promise<void> {
  if (payment.wrongAmountAt) {
    return
  }

  const facts = { receivedCents: received.amountCents, receivedCurrency: received.currency }
  ctx.log.error({ paymentId: payment.id, ...facts }, 'a payment is not what was asked')
  await ctx.db
    .update(payments)
    .set({ wrongAmountAt: ctx.clock.now() })
    .where(eq(payments.id, payment.id))
  await touchPacket(ctx, packet.id)
  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: 'packet.payment-mismatched',
    data: { paymentId: payment.id, amountCents: payment.amountCents, ...facts },
  })
}

/** Another page of the same packet that is still open must not be paid too. */
async function closeOthers(ctx: Context, payment: LockedPayment['payment']): Promise<void> {
  const others = await ctx.db
    .select({ paymentId: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.packetId, payment.packetId),
        ne(payments.id, payment.id),
        inArray(payments.status, ['pending', 'processing']),
      ),
    )
  for (const other of others) {
    await enqueue(ctx, closePaymentType, other)
  }
}
