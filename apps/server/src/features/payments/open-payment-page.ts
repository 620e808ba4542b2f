import { actingAs, type Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import type { OnlinePayments } from '../../kernel/ports.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { checkoutReturnUrl, type PacketRow, type PaymentRow } from '../packet/index.ts'
import { applyCharge } from './apply-charge.ts'
import { lockPayment, movePayment } from './move-payment.ts'
import { assertShown, type PacketFee } from './packet-fee.ts'
import { saveReference, syncPayment } from './sync-payment.ts'

interface UnderWay {
  online: OnlinePayments
  payment: PaymentRow
  packet: PacketRow
  fee: PacketFee
}

/**
 * The provider's page of a payment that is under way; null once nothing has to be paid on one, and
 * `outdated` where another attempt is needed. Throws `fee-changed`.
 */
export function openPaymentPage(
  ctx: Context,
  underWay: UnderWay,
): Promise<string | null | 'outdated'> {
  return underWay.payment.reference ? reopenPage(ctx, underWay) : startPage(ctx, underWay)
}

/** Nobody has seen the page of a payment without a reference, so it is not opened for an earlier fee. */
async function startPage(
  ctx: Context,
  { online, payment, packet, fee }: UnderWay,
): Promise<string | null | 'outdated'> {
  if (payment.amountCents !== fee.amountCents) {
    await expire(ctx, payment)
    return 'outdated'
  }
  assertShown(fee)
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
  { online, payment, fee }: UnderWay,
): Promise<string | null | 'outdated'> {
  const reference = payment.reference ?? ''
  if (payment.amountCents !== fee.amountCents) {
    await online.close({ reference })
  }
  const state = await online.read({ reference })
  if (!state) {
    await expire(ctx, payment)
    return 'outdated'
  }

  if (!(await applyCharge(actingAs(ctx, { kind: 'system' }), { before: payment, state }))) {
    return 'outdated'
  }
  switch (state.status) {
    case 'open':
      assertShown(fee)
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
