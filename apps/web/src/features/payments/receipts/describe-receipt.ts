import { formatInstant } from '@countersign/answers/format-day'
import type { Receipt, Refund } from '@countersign/contract/schemas/payments'
import { formatAmount } from '../format-amount.ts'

/** "Paid", or what became of it. */
export function receiptState(receipt: Receipt): string {
  const { amountCents, refunds, settlement, dispute } = receipt
  const given = refunds
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, refund) => sum + refund.amountCents, 0)
  if (settlement === 'invoiced') {
    return given >= amountCents ? 'Will not be invoiced' : 'Will be invoiced'
  }
  if (dispute) {
    return dispute === 'open' ? 'Disputed by the bank' : 'Taken back by the bank'
  }
  if (given >= amountCents) {
    return 'Refunded'
  }
  if (given > 0) {
    return `${formatAmount(given, 'USD')} refunded`
  }

  if (refunds.some(({ status }) => status === 'requested' || status === 'pending')) {
    return 'Refund on its way'
  }

  return refunds.some(({ status }) => status === 'failed') ? 'Refund failed' : 'Paid'
}

export function describeRefund({ settlement }: Receipt, refund: Refund): string {
  const amount = formatAmount(refund.amountCents, 'USD')
  const at = formatInstant(refund.requestedAt)
  if (settlement === 'invoiced') {
    return `${amount} will not be invoiced. Canceled on ${at}${reasons[refund.reason]}.`
  }

  switch (refund.status) {
    case 'requested':
    case 'pending':
      return `${amount} is on its way back to you since ${at}${reasons[refund.reason]}.`
    case 'succeeded':
      return `${amount} refunded on ${at}${reasons[refund.reason]}.`
    case 'failed':
      return `The refund of ${amount} on ${at} failed. We are looking into it.`
  }
}

const reasons: Record<Refund['reason'], string> = {
  canceled: ', because the packet ended before anyone signed',
  'paid-twice': ', because the packet was already paid',
  'by-hand': '',
  provider: '',
}
