import type { Fee } from '@countersign/contract/schemas/payments'
import { paymentCalls } from '@countersign/contract/calls/payments'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { formatAmount } from './format-amount.ts'

export function feeQuery(size: { documents: number; residents: number }) {
  return queryOptions({
    queryKey: ['payments', 'fee', size],
    queryFn: ({ signal }) => callApi(paymentCalls.getFee, { query: size, signal }),
    enabled: size.documents > 0,
  })
}

export function describeFee({ amountCents, currency, settlement }: Fee): string {
  const amount = formatAmount(amountCents, currency)

  switch (settlement) {
    case 'free':
      return 'Free of charge.'
    case 'online':
      return `${amount}, paid by card before you send it.`
    case 'invoiced':
      return `${amount}, which will be invoiced once you send it.`
  }
}
