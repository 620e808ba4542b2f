import type { ChargeRefund, ChargeState } from '../../../../kernel/ports.ts'
import type { Charge, PaymentIntent, Refund, Session } from './stripe-answers.ts'

export function toChargeState(
  session: Session,
  facts: { refunds: readonly Refund[]; disputes: readonly { status: string }[] },
): ChargeState {
  const intent = session.payment_intent ?? undefined
  const status = statusOf(session)

  return {
    requestId: session.metadata?.payment_id,
    status,
    url: session.status === 'open' ? session.url : undefined,
    received: status === 'paid' && intent ? receivedOf(intent) : undefined,
    chargeReference: intent?.id,
    method: describeMethod(intent?.latest_charge),
    failure: describeFailure(intent),
    refunds: facts.refunds.map(toChargeRefund),
    dispute: disputeOf(facts.disputes),
  }
}

/** A bank debit is complete on the page, and paid days later. */
function statusOf({ status, payment_status, payment_intent }: Session): ChargeState['status'] {
  if (status !== 'complete') {
    return status
  }
  if (payment_status === 'paid' || payment_intent?.status === 'succeeded') {
    return 'paid'
  }

  return failedStatuses.has(payment_intent?.status ?? '') ? 'failed' : 'processing'
}

const failedStatuses = new Set(['requires_payment_method', 'canceled'])

function receivedOf(intent: PaymentIntent): NonNullable<ChargeState['received']> {
  const { amount_received: amountCents, currency, latest_charge } = intent
  const seconds = latest_charge?.created ?? 0

  return { amountCents, currency, at: new Date(seconds * 1000) }
}

function describeMethod(charge: Charge | null | undefined): string | undefined {
  const details = charge?.payment_method_details
  if (details?.card?.last4) {
    return `${brandName(details.card.brand)} ending in ${details.card.last4}`
  }
  if (details?.us_bank_account?.last4) {
    const { bank_name, last4 } = details.us_bank_account
    return `${bank_name ?? 'Bank account'} ending in ${last4}`
  }

  return undefined
}

function brandName(brand: string | null | undefined): string {
  return brands.get(brand ?? '') ?? 'Card'
}

const brands = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
])

/** Our own words: the vendor's may name things that a landlord does not know. */
function describeFailure(intent: PaymentIntent | undefined): string | undefined {
  const error = intent?.last_payment_error
  if (!error) {
    return undefined
  }

  return failures.get(error.code ?? '') ?? 'The payment did not go through.'
}

const failures = new Map([
  ['card_declined', 'The card was declined.'],
  ['expired_card', 'The card has expired.'],
  ['incorrect_cvc', 'The security code of the card is not right.'],
  ['insufficient_funds', 'There is not enough money in the account.'],
  ['payment_method_provider_decline', 'The bank declined the payment.'],
  ['authentication_required', 'The bank asked to confirm the payment, and it was not confirmed.'],
])

export function toChargeRefund({ id, amount, status, metadata }: Refund): ChargeRefund {
  return {
    reference: id,
    requestId: metadata?.refund_id,
    amountCents: amount,
    status: refundStatusOf(status),
  }
}

function refundStatusOf(status: string | null): ChargeRefund['status'] {
  if (status === 'succeeded') {
    return 'succeeded'
  }

  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

/** An early warning is no dispute. The newest comes first. */
function disputeOf(disputes: readonly { status: string }[]): ChargeState['dispute'] {
  const [newest] = disputes.filter(
    ({ status }) => !status.startsWith('warning_') && status !== 'prevented',
  )
  if (newest?.status === 'won' || newest?.status === 'lost') {
    return newest.status
  }

  return newest && 'open'
}
