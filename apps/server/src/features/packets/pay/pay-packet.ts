import { packetLifecycle, type StartedPayment } from '@countersign/contract'
import { payments } from '@countersign/database'
import { actingAs, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import type { OnlinePayments } from '../../../kernel/ports.ts'
import { addMs, minutes } from '../../../kernel/time.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { findOwnPacket, lockOwnPacket } from '../read/find-packet.ts'
import { assertHomeStays } from '../moved-home.ts'
import { checkoutReturnUrl } from '../packet-url.ts'
import type { PacketRow, PaymentRow } from '../rows.ts'
import { applyCharge } from './apply-charge.ts'
import { lockPayment, movePayment } from './move-payment.ts'
import { onlineProviderOf } from './online-payments.ts'
import {
  computeFee,
  findLastAttempt,
  findReceipt,
  isUnderWay,
  presentPayment,
} from './read-payment.ts'
import { settleWithoutMoney } from './settle-payment.ts'
import { saveReference, syncPayment } from './sync-payment.ts'

/**
 * Idempotent: a packet has at most one payment under way, whose id is the provider's request id. A
 * paid packet answers its receipt, an open page is answered again.
 */
export async function payPacket(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<StartedPayment> {
  const packet = await findOwnPacket(ctx, groupId)
  let checkoutUrl: string | null = null
  // The receipt of a packet that waits for payment is looked for under its lock.
  if (packet.status === 'AWAITING_PAYMENT' || !(await findReceipt(ctx, packet.id))) {
    assertDue(packet)
    checkoutUrl = await pay(ctx, packet)
  }

  const payment = await presentPayment(ctx, packet)
  return { receipt: payment.receipt, payment, checkoutUrl }
}

function assertDue(packet: PacketRow): void {
  if (packet.status === 'ARCHIVED') {
    throw new DomainError('packet-closed', 'This packet is closed, so there is nothing to pay.')
  }
  if (packet.status !== 'AWAITING_PAYMENT') {
    throw new DomainError(
      'invalid-state',
      `A packet is paid once it is filled out. The status of this one is “${packetLifecycle[packet.status].label}”.`,
    )
  }
  assertHomeStays(packet)
}

/** Attempts within one request: an old page may have expired, and its request id with it. */
const maxAttempts = 3

/** The page on which it is paid; null once it is settled or a bank payment is on its way. */
async function pay(ctx: Context, packet: PacketRow): Promise<string | null> {
  const amountCents = await computeFee(ctx, packet)
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const payment = await openAttempt(ctx, packet, amountCents)
    if (!payment || payment.status === 'processing') {
      return null
    }

    const online = onlineProviderOf(ctx, payment)
    if (!online) {
      break
    }
    const page = payment.reference
      ? await reopenPage(ctx, { online, payment, amountCents })
      : await startPage(ctx, { online, payment, packet })
    if (page !== 'outdated') {
      return page
    }
  }

  throw new DomainError(
    'provider-unavailable',
    'Payments are not available right now; nothing was charged. Your packet is saved. Please try again in a few minutes.',
  )
}

/** The payment under way or a new one; `undefined` once the packet is settled. */
async function openAttempt(
  ctx: Context,
  { documentGroupId }: PacketRow,
  amountCents: number,
): Promise<PaymentRow | undefined> {
  return inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, documentGroupId)
    if (await findReceipt(tx, packet.id)) {
      return undefined
    }
    assertDue(packet)
    const last = await findLastAttempt(tx, packet.id)
    if (last && isUnderWay(last)) {
      assertExpectedAmount(last)
      return last
    }

    const payment = await insertAttempt(tx, packet, {
      attempt: (last?.attempt ?? 0) + 1,
      amountCents,
    })
    if (payment.provider !== 'recorded') {
      await recordEvent(tx, {
        stream: packetStream(documentGroupId),
        type: 'packet.payment-started',
        data: { paymentId: payment.id, amountCents },
      })
      return payment
    }
    await settleWithoutMoney(tx, { packet, payment })
    return undefined
  })
}

function assertExpectedAmount({ wrongAmountAt }: PaymentRow): void {
  if (wrongAmountAt) {
    throw new DomainError(
      'invalid-state',
      'A payment arrived that is not the fee of this packet. We give it back before you can pay again.',
    )
  }
}

async function insertAttempt(
  ctx: Context,
  packet: PacketRow,
  { attempt, amountCents }: { attempt: number; amountCents: number },
): Promise<PaymentRow> {
  const online = amountCents > 0 ? ctx.ports.payments.online : undefined
  const [payment] = await ctx.db
    .insert(payments)
    .values({
      id: ctx.ids.uuid(),
      packetId: packet.id,
      ownerId: packet.ownerId,
      attempt,
      provider: online?.provider ?? 'recorded',
      status: 'pending',
      amountCents,
      currency: 'USD',
      nextCheckAt: online ? addMs(ctx.clock.now(), minutes(1)) : null,
      createdAt: ctx.clock.now(),
    })
    .returning()
  if (!payment) {
    throw new Error('The payment could not be inserted.')
  }

  return payment
}

interface UnderWay {
  online: OnlinePayments
  payment: PaymentRow
}

async function startPage(
  ctx: Context,
  { online, payment, packet }: UnderWay & { packet: PacketRow },
): Promise<string | null | 'outdated'> {
  const started = await online.start({
    requestId: payment.id,
    packetId: packet.id,
    amountCents: payment.amountCents,
    description: `E-signing of “${packet.name}”`,
    returnUrl: checkoutReturnUrl(ctx, packet, 'done'),
    cancelUrl: checkoutReturnUrl(ctx, packet, 'back'),
  })
  switch (started.kind) {
    case 'page':
      await saveReference(ctx, { paymentId: payment.id, reference: started.reference })
      return started.url
    case 'outdated':
      await expire(ctx, payment)
      return 'outdated'
    case 'paid':
      await saveReference(ctx, { paymentId: payment.id, reference: started.reference })
      await syncPayment(ctx, payment.id)
      return null
  }
}

/** The same page while it is open; a page for another fee is closed. */
async function reopenPage(
  ctx: Context,
  { online, payment, amountCents }: UnderWay & { amountCents: number },
): Promise<string | null | 'outdated'> {
  const reference = payment.reference ?? ''
  if (payment.amountCents !== amountCents) {
    await online.close({ reference })
  }
  const state = await online.read({ reference })
  if (!state) {
    await expire(ctx, payment)
    return 'outdated'
  }

  await applyCharge(actingAs(ctx, { kind: 'system' }), { paymentId: payment.id, state })
  switch (state.status) {
    case 'open':
      return state.url ?? null
    case 'processing':
    case 'paid':
      return null
    case 'failed':
    case 'expired':
      return 'outdated'
  }
}

async function expire(ctx: Context, { id, packetId, amountCents }: PaymentRow): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { packet } = await lockPayment(tx, id)
    if (packet.id === packetId && (await movePayment(tx, id, 'expired'))) {
      await recordEvent(tx, {
        stream: packetStream(packet.documentGroupId),
        type: 'packet.payment-expired',
        data: { paymentId: id, amountCents },
      })
    }
  })
}
