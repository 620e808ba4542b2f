import type { ChargeNotification } from '../../../../kernel/ports.ts'
import type { StripeEvent } from './stripe-answers.ts'

/** The events to subscribe to; `docs/operations/deploy.md` lists them. */
export const stripeEventTypes = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const

/** `undefined` for an event that says nothing about a payment. */
export function toChargeNotification({
  type,
  data: { object },
}: StripeEvent): ChargeNotification | undefined {
  if (!stripeEventTypes.some((known) => known === type)) {
    return undefined
  }
  if (object.object === 'checkout.session') {
    return { reference: object.id, requestId: object.metadata?.payment_id }
  }

  const intent = object.payment_intent
  const chargeReference = typeof intent === 'string' ? intent : intent?.id
  return chargeReference ? { chargeReference } : undefined
}
