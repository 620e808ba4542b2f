import { payments } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import type { ChargeState } from '../../kernel/ports.ts'
import { addMs, minutes } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { type PaymentRow, touchPacket } from '../packet/index.ts'
import { applyRefund, applyTotals } from './apply-refund.ts'
import { mailDisputed, mailPaymentFailed } from '../emails/index.ts'
import { findPayment, lockPayment, movePayment, type LockedPayment } from './move-payment.ts'
import { isUnderWay } from './read-payment.ts'
import { settlePaid } from './settle-payment.ts'

interface ReadCharge {
  /** As it was before the provider was asked. */
  before: PaymentRow
  state: ChargeState
}

/**
 * Takes over how a payment stands at the provider: its status, refunds and dispute, with their events,
 * in one transaction. Idempotent, and in any order: it follows what stands now, not what happened.
 * `false` for an open dispute if another reading was taken over since the provider was asked: this one
 * may be older, and the dispute closed since. Everything else only moves forward.
 */
export async function applyCharge(ctx: Context, { before, state }: ReadCharge): Promise<boolean> {
  const paymentId = before.id
  if (state.requestId !== paymentId) {
    ctx.log.error({ paymentId }, 'the provider’s payment belongs to something else')
    return true
  }

  return inTransaction(ctx, async (tx) => {
    const locked = await lockPayment(tx, paymentId)
    if (state.dispute === 'open' && locked.payment.readings !== before.readings) {
      return false
    }

    await tx.db
      .update(payments)
      .set({ readings: locked.payment.readings + 1 })
      .where(eq(payments.id, paymentId))
    await applyStatus(tx, locked, state)
    const payment = (await findPayment(tx, paymentId)) ?? locked.payment
    for (const refund of state.refunds) {
      await applyRefund(tx, { ...locked, payment }, refund)
    }
    await applyDispute(tx, { ...locked, payment }, state.dispute)
    await scheduleCheck(tx, paymentId)
    return true
  })
}

async function applyStatus(
  ctx: Context,
  { packet, payment }: LockedPayment,
  state: ChargeState,
): Promise<void> {
  const failure = state.failure ?? null
  const facts = { paymentId: payment.id, amountCents: payment.amountCents }
  const stream = packetStream(packet.documentGroupId)
  const actor = { kind: 'system' } as const

  switch (state.status) {
    case 'open':
      await saveFailure(ctx, payment, failure)
      return
    case 'processing':
      if (await movePayment(ctx, payment.id, 'processing', { failure: null })) {
        await touchPacket(ctx, packet.id)
        await recordEvent(ctx, { stream, type: 'packet.payment-processing', data: facts, actor })
      }
      return
    case 'expired':
      if (await movePayment(ctx, payment.id, 'expired')) {
        await touchPacket(ctx, packet.id)
        await recordEvent(ctx, { stream, type: 'packet.payment-expired', data: facts, actor })
      }
      return
    case 'failed':
      if (await movePayment(ctx, payment.id, 'failed', { failure })) {
        await touchPacket(ctx, packet.id)
        const data = { ...facts, reason: failure ?? '' }
        await recordEvent(ctx, { stream, type: 'packet.payment-failed', data, actor })
        await mailPaymentFailed(ctx, packet, payment)
      }
      return
    case 'paid':
      await settlePaid(ctx, { packet, payment }, state)
  }
}

/** Such as a card that was declined while the page is still open. Nothing of a page that was paid since. */
async function saveFailure(
  ctx: Context,
  payment: LockedPayment['payment'],
  failure: string | null,
): Promise<void> {
  if (isUnderWay(payment) && payment.failure !== failure) {
    await ctx.db.update(payments).set({ failure }).where(eq(payments.id, payment.id))
  }
}

async function applyDispute(
  ctx: Context,
  { packet, payment }: LockedPayment,
  dispute: ChargeState['dispute'],
): Promise<void> {
  if (!dispute) {
    return
  }

  const facts = { paymentId: payment.id, amountCents: payment.amountCents }
  const event = {
    stream: packetStream(packet.documentGroupId),
    actor: { kind: 'system' },
  } as const
  if (dispute === 'open') {
    if (payment.status !== 'disputed' && (await movePayment(ctx, payment.id, 'disputed'))) {
      await touchPacket(ctx, packet.id)
      await recordEvent(ctx, { ...event, type: 'packet.payment-disputed', data: facts })
      await mailDisputed(ctx, packet, payment)
    }
    return
  }

  const isOpen = payment.status === 'disputed' || payment.status === 'dispute-lost'
  const to = dispute === 'lost' ? 'dispute-lost' : isOpen ? 'paid' : undefined
  if (to && to !== payment.status && (await movePayment(ctx, payment.id, to))) {
    await touchPacket(ctx, packet.id)
    const data = { ...facts, outcome: dispute }
    await recordEvent(ctx, { ...event, type: 'packet.dispute-closed', data })
    if (dispute === 'won') {
      await applyTotals(ctx, { packet, payment })
    }
  }
}

const pausesInMinutes = [1, 2, 5, 15, 30, 60, 120, 240]
const longestPauseMinutes = 360

/** While a payment is under way it is read again, with growing pauses. */
export async function scheduleCheck(ctx: Context, paymentId: string): Promise<void> {
  const payment = await findPayment(ctx, paymentId)
  if (payment?.status !== 'pending' && payment?.status !== 'processing') {
    return
  }

  const pause = minutes(pausesInMinutes[payment.checks] ?? longestPauseMinutes)
  await ctx.db
    .update(payments)
    .set({ checks: payment.checks + 1, nextCheckAt: addMs(ctx.clock.now(), pause) })
    .where(eq(payments.id, paymentId))
}
