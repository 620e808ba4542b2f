import { randomBytes } from 'node:crypto'
import { invalidRequest, missing } from './stripe-error.ts'

export interface FakeSession {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  url: string | null
  metadata: Record<string, string>
  client_reference_id: string | null
  success_url: string
  cancel_url: string
  payment_intent: string | null
  expires_at: number
}

export interface FakeIntent {
  id: string
  object: 'payment_intent'
  status: 'requires_payment_method' | 'processing' | 'succeeded'
  amount: number
  amount_received: number
  currency: string
  latest_charge: string | null
  last_payment_error: { code: string; message: string } | null
  metadata: Record<string, string>
}

export interface FakeCharge {
  id: string
  object: 'charge'
  payment_intent: string
  amount: number
  amount_refunded: number
  disputed: boolean
  created: number
  payment_method_details: Record<string, unknown>
}

export interface FakeRefund {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  status: 'succeeded' | 'pending' | 'failed'
  metadata: Record<string, string>
}

export interface FakeDispute {
  id: string
  object: 'dispute'
  payment_intent: string
  status: string
}

export interface FakeEvent {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: Record<string, unknown> }
}

export interface NewSession {
  amount: number
  currency: string
  metadata: Record<string, string>
  intentMetadata: Record<string, string>
  reference: string | null
  successUrl: string
  cancelUrl: string
}

export type Ledger = ReturnType<typeof createLedger>

const secondsPerDay = 86_400

/** The objects of a Stripe account, with the rules by which they change. Each change has its event. */
export function createLedger({ now, origin }: { now: () => Date; origin: () => string }) {
  const sessions = new Map<string, FakeSession>()
  const intents = new Map<string, FakeIntent>()
  const charges = new Map<string, FakeCharge>()
  const refunds = new Map<string, FakeRefund>()
  const disputes = new Map<string, FakeDispute>()
  const events: FakeEvent[] = []
  const seconds = () => Math.floor(now().getTime() / 1000)
  const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

  function emit(type: string, object: object): void {
    const data = { object: structuredClone({ ...object }) }
    events.push({ id: newId('evt'), object: 'event', type, created: seconds(), data })
  }

  function session(id: string): FakeSession {
    const found = sessions.get(id) ?? fail(`checkout.session: '${id}'`)
    if (found.status === 'open' && found.expires_at <= seconds()) {
      expire(found)
    }
    return found
  }

  function expire(found: FakeSession): void {
    found.status = 'expired'
    found.url = null
    emit('checkout.session.expired', found)
  }

  function openSession(id: string): FakeSession {
    const found = session(id)
    if (found.status !== 'open') {
      throw invalidRequest(`This Session is ${found.status}, and only an open one can be used.`)
    }
    return found
  }

  function intentOf(found: FakeSession): FakeIntent {
    const known = intents.get(found.payment_intent ?? '')
    if (known) {
      return known
    }
    const intent: FakeIntent = {
      id: newId('pi'),
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: found.amount_total,
      amount_received: 0,
      currency: found.currency,
      latest_charge: null,
      last_payment_error: null,
      metadata: found.metadata,
    }
    intents.set(intent.id, intent)
    found.payment_intent = intent.id
    return intent
  }

  function charge(intent: FakeIntent, details: Record<string, unknown>): void {
    const id = newId('ch')
    charges.set(id, {
      id,
      object: 'charge',
      payment_intent: intent.id,
      amount: intent.amount,
      amount_refunded: 0,
      disputed: false,
      created: seconds(),
      payment_method_details: details,
    })
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: id,
      last_payment_error: null,
    })
  }

  function chargeOf(intentId: string): FakeCharge {
    const intent = intents.get(intentId) ?? fail(`payment_intent: '${intentId}'`)
    return charges.get(intent.latest_charge ?? '') ?? fail('charge')
  }

  return {
    sessions,
    intents,
    charges,
    refunds,
    disputes,
    events,
    session,
    createSession(input: NewSession): FakeSession {
      const id = newId('cs_test')
      const created: FakeSession = {
        id,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        amount_total: input.amount,
        currency: input.currency,
        url: `${origin()}/c/pay/${id}`,
        metadata: input.metadata,
        client_reference_id: input.reference,
        success_url: input.successUrl,
        cancel_url: input.cancelUrl,
        payment_intent: null,
        expires_at: seconds() + secondsPerDay,
      }
      sessions.set(id, created)
      return created
    },
    expireSession(id: string): FakeSession {
      const found = openSession(id)
      expire(found)
      return found
    },
    /** As the person who pays does on the page. */
    payByCard(id: string, { amount }: { amount?: number } = {}): FakeSession {
      const found = openSession(id)
      const intent = intentOf(found)
      intent.amount = amount ?? intent.amount
      charge(intent, { type: 'card', card: { brand: 'visa', last4: '4242' } })
      Object.assign(found, { status: 'complete', payment_status: 'paid', url: null })
      emit('checkout.session.completed', found)
      return found
    },
    decline(id: string): void {
      const intent = intentOf(openSession(id))
      intent.last_payment_error = { code: 'card_declined', message: 'Your card was declined.' }
    },
    payByBank(id: string): FakeSession {
      const found = openSession(id)
      intentOf(found).status = 'processing'
      Object.assign(found, { status: 'complete', url: null })
      emit('checkout.session.completed', found)
      return found
    },
    settleBank(id: string, outcome: 'paid' | 'failed'): void {
      const found = session(id)
      const intent = intentOf(found)
      if (outcome === 'paid') {
        const us_bank_account = { bank_name: 'Test Bank', last4: '6789' }
        charge(intent, { type: 'us_bank_account', us_bank_account })
        found.payment_status = 'paid'
        emit('checkout.session.async_payment_succeeded', found)
        return
      }
      intent.status = 'requires_payment_method'
      intent.last_payment_error = { code: 'insufficient_funds', message: 'No funds.' }
      emit('checkout.session.async_payment_failed', found)
    },
    refund(input: {
      intent: string
      amount: number
      metadata?: Record<string, string>
    }): FakeRefund {
      const charged = chargeOf(input.intent)
      const left = charged.amount - charged.amount_refunded
      if (left === 0) {
        throw invalidRequest('Charge has already been refunded.', {
          code: 'charge_already_refunded',
        })
      }
      if (input.amount > left) {
        throw invalidRequest(`Refund amount (${input.amount}) is greater than ${left}.`)
      }
      charged.amount_refunded += input.amount
      const made: FakeRefund = {
        id: newId('re'),
        object: 'refund',
        payment_intent: input.intent,
        amount: input.amount,
        status: 'succeeded',
        metadata: input.metadata ?? {},
      }
      refunds.set(made.id, made)
      emit('charge.refunded', charged)
      return made
    },
    /** The bank sends a refund back. */
    failRefund(id: string): void {
      const made = refunds.get(id) ?? fail('refund')
      made.status = 'failed'
      chargeOf(made.payment_intent).amount_refunded -= made.amount
      emit('refund.failed', made)
    },
    dispute(intentId: string, status: string): void {
      const known = [...disputes.values()].find((one) => one.payment_intent === intentId)
      const found: FakeDispute = known ?? {
        id: newId('dp'),
        object: 'dispute',
        payment_intent: intentId,
        status,
      }
      found.status = status
      disputes.set(found.id, found)
      chargeOf(intentId).disputed = true
      const isClosed = status === 'won' || status === 'lost'
      emit(
        known
          ? isClosed
            ? 'charge.dispute.closed'
            : 'charge.dispute.updated'
          : 'charge.dispute.created',
        found,
      )
    },
    /** What all payments brought, less what was given back, in cents. */
    balanceCents(): number {
      return [...charges.values()].reduce(
        (sum, { amount, amount_refunded }) => sum + amount - amount_refunded,
        0,
      )
    },
  }
}

function fail(what: string): never {
  throw missing(what)
}
