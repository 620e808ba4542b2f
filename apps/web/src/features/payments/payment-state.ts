import type { Payment } from '@countersign/contract/schemas/payments'

export function isPaymentUnderWay({ receipt, attempt }: Payment): boolean {
  return !receipt && (attempt?.status === 'pending' || attempt?.status === 'processing')
}

/** Paid on the provider's page, and not yet. */
export function isPaidOnline({ settlement, receipt }: Payment): boolean {
  return settlement === 'online' && !receipt
}

/** A bank payment is on its way, or a wrong amount came: paying again would pay twice. */
export function mustWait({ receipt, attempt }: Payment): boolean {
  return !receipt && (attempt?.status === 'processing' || attempt?.wrongAmount === true)
}

/** How the member came back from the provider's page. */
export type CheckoutReturn = 'done' | 'back' | undefined

export function toCheckoutReturn(text: string | null): CheckoutReturn {
  return text === 'done' || text === 'back' ? text : undefined
}
