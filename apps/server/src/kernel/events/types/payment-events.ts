import { RefundReason } from '@countersign/contract/schemas/payments'
import { z } from 'zod'
import { formatCents } from '../../format-cents.ts'
import { event, facts } from './event-type.ts'

const paidFee = facts({ receiptId: z.string(), amountCents: z.number(), currency: z.string() })
const paymentShape = { paymentId: z.string(), amountCents: z.number() }
const payment = facts(paymentShape)
const refund = facts({ ...paymentShape, refundId: z.string(), reason: RefundReason })

export const paymentEvents = {
  /** Shown where money was paid. */
  'packet.paid': event(
    paidFee,
    ({ amountCents }) => `Paid ${formatCents(amountCents)} for e-signing`,
  ),
  /** The association invoices the fee; nothing was paid. */
  'packet.invoiced': event(
    paidFee,
    ({ amountCents }) => `Recorded the fee of ${formatCents(amountCents)}. It will be invoiced`,
  ),
  'packet.payment-started': event(
    payment,
    ({ amountCents }) => `Opened the payment page for ${formatCents(amountCents)}`,
  ),
  'packet.payment-processing': event(payment, () => 'Started a bank payment. It is on its way'),
  'packet.payment-failed': event(
    facts({ ...paymentShape, reason: z.string() }),
    () => 'The payment failed. Nothing was charged',
  ),
  'packet.payment-expired': event(payment, () => 'The payment page was closed unpaid'),
  /** What came is not what was asked. */
  'packet.payment-mismatched': event(
    facts({ ...paymentShape, receivedCents: z.number(), receivedCurrency: z.string() }),
    () => 'A payment arrived that is not the fee. It was not accepted',
  ),
  'packet.payment-disputed': event(payment, () => 'The bank disputes the payment'),
  'packet.dispute-closed': event(
    facts({ ...paymentShape, outcome: z.enum(['won', 'lost']) }),
    ({ outcome }) =>
      outcome === 'won'
        ? 'The dispute ended: the payment stands'
        : 'The dispute ended: the bank took the payment back',
  ),
  'packet.refund-requested': event(
    refund,
    ({ amountCents, reason }) =>
      `Started a refund of ${formatCents(amountCents)}${refundReasons[reason]}`,
  ),
  'packet.refunded': event(
    refund,
    ({ amountCents, reason }) => `Refunded ${formatCents(amountCents)}${refundReasons[reason]}`,
  ),
  'packet.refund-failed': event(
    refund,
    ({ amountCents }) => `The refund of ${formatCents(amountCents)} failed`,
  ),
  /** From the packet that this one replaces. */
  'packet.payment-carried': event(
    facts({ receiptId: z.string(), groupId: z.string() }),
    () => 'Carried the payment over from the packet that this one replaces',
  ),
}

const refundReasons: Record<RefundReason, string> = {
  canceled: ', because the packet ended before anyone signed',
  'paid-twice': ', because the packet was paid twice',
  'by-hand': '',
  provider: '',
}
