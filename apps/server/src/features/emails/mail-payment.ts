import type { RefundReason } from '@countersign/contract/schemas/payments'
import { receipts } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { ownerFacts } from './packet-facts.ts'
import {
  disputedEmail,
  invoiceCanceledEmail,
  paymentFailedEmail,
  receiptEmail,
  refundedEmail,
  refundFailedEmail,
} from './payment-emails.ts'
import { queueOwnerMail } from './queue-mail.ts'
import { formatCents } from '../../kernel/format-cents.ts'
import {
  formatReceiptNumber,
  type PacketRow,
  packetUrl,
  type PaymentRow,
  type ReceiptRow,
  receiptUrl,
  type RefundRow,
} from '../packet/index.ts'

export async function mailReceipt(
  ctx: Context,
  packet: PacketRow,
  receipt: ReceiptRow,
): Promise<void> {
  await queueOwnerMail(ctx, packet, {
    kind: 'receipt',
    occasion: receipt.id,
    email: receiptEmail({
      ...ownerFacts(packet),
      amount: formatCents(receipt.amountCents),
      number: formatReceiptNumber(receipt.number) ?? '',
      settlement: receipt.settlement,
      method: receipt.method,
      isReady: receipt.voidedAt === null && packet.status === 'AWAITING_PAYMENT',
      url: receiptUrl(ctx, receipt),
    }),
  })
}

export async function mailPaymentFailed(
  ctx: Context,
  packet: PacketRow,
  { id, amountCents }: PaymentRow,
): Promise<void> {
  await queueOwnerMail(ctx, packet, {
    kind: 'payment-failed',
    occasion: id,
    email: paymentFailedEmail({
      ...ownerFacts(packet),
      amount: formatCents(amountCents),
      url: packetUrl(ctx, packet, 'payment'),
    }),
  })
}

interface Refunded {
  payment: PaymentRow
  refund: Pick<RefundRow, 'id' | 'amountCents'> & { reason: RefundReason }
}

export async function mailRefunded(
  ctx: Context,
  packet: PacketRow,
  { payment, refund: { id, amountCents, reason } }: Refunded,
): Promise<void> {
  const receipt = await findReceiptOf(ctx, payment)
  if (!receipt) {
    return
  }

  const facts = {
    ...ownerFacts(packet),
    amount: formatCents(amountCents),
    url: receiptUrl(ctx, receipt),
  }
  await queueOwnerMail(ctx, packet, {
    kind: 'refunded',
    occasion: id,
    email:
      receipt.settlement === 'invoiced'
        ? invoiceCanceledEmail(facts)
        : refundedEmail({ ...facts, reason }),
  })
}

export async function mailRefundFailed(
  ctx: Context,
  packet: PacketRow,
  { payment, refund }: { payment: PaymentRow; refund: Pick<RefundRow, 'id' | 'amountCents'> },
): Promise<void> {
  const receipt = await findReceiptOf(ctx, payment)
  if (receipt) {
    await queueOwnerMail(ctx, packet, {
      kind: 'refund-failed',
      occasion: refund.id,
      email: refundFailedEmail({
        ...ownerFacts(packet),
        amount: formatCents(refund.amountCents),
        url: receiptUrl(ctx, receipt),
      }),
    })
  }
}

export async function mailDisputed(
  ctx: Context,
  packet: PacketRow,
  payment: PaymentRow,
): Promise<void> {
  const receipt = await findReceiptOf(ctx, payment)
  if (receipt) {
    await queueOwnerMail(ctx, packet, {
      kind: 'disputed',
      occasion: payment.id,
      email: disputedEmail({
        ...ownerFacts(packet),
        amount: formatCents(payment.amountCents),
        url: receiptUrl(ctx, receipt),
      }),
    })
  }
}

async function findReceiptOf(
  ctx: Context,
  { id }: Pick<PaymentRow, 'id'>,
): Promise<ReceiptRow | undefined> {
  const [receipt] = await ctx.db.select().from(receipts).where(eq(receipts.paymentId, id))

  return receipt
}
