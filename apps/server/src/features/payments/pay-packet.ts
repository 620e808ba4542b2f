import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import type { StartedPayment } from '@countersign/contract/schemas/payments'
import { payments } from '@countersign/database'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { addMs, minutes } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { assertCurrentForms } from '../forms/index.ts'
import {
  assertHomeStays,
  findOwnPacket,
  lockOwnPacket,
  type PacketRow,
  type PaymentRow,
} from '../packet/index.ts'
import { onlineProviderOf } from './online-payments.ts'
import { openPaymentPage } from './open-payment-page.ts'
import { assertShown, type PacketFee } from './packet-fee.ts'
import {
  computeFee,
  findLastAttempt,
  findReceipt,
  isUnderWay,
  presentPayment,
} from './read-payment.ts'
import { settleWithoutMoney } from './settle-payment.ts'

/**
 * Idempotent: a packet has at most one payment under way, whose id is the provider's request id. A
 * paid packet answers its receipt, an open page is answered again.
 */
export async function payPacket(
  ctx: Context,
  { groupId, shownCents }: { groupId: string; shownCents?: number | undefined },
): Promise<StartedPayment> {
  const packet = await findOwnPacket(ctx, groupId)
  let checkoutUrl: string | null = null
  // The receipt of a packet that waits for payment is looked for under its lock.
  if (packet.status === 'AWAITING_PAYMENT' || !(await findReceipt(ctx, packet.id))) {
    assertDue(packet)
    await assertCurrentForms(ctx, packet)
    const fee = { amountCents: await computeFee(ctx, packet), shownCents }
    checkoutUrl = await pay(ctx, packet, fee)
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
async function pay(ctx: Context, packet: PacketRow, fee: PacketFee): Promise<string | null> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const payment = await openAttempt(ctx, packet, fee)
    if (!payment || payment.status === 'processing') {
      return null
    }

    const online = onlineProviderOf(ctx, payment)
    if (!online) {
      break
    }
    const page = await openPaymentPage(ctx, { online, payment, packet, fee })
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
  fee: PacketFee,
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

    assertShown(fee)
    const { amountCents } = fee
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
