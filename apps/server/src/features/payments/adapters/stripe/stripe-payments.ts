import type Stripe from 'stripe'
import { z } from 'zod'
import type {
  ChargeNotification,
  ChargeRefund,
  ChargeState,
  OnlinePayments,
  PaymentRequest,
  RefundRequest,
  StartedCharge,
} from '../../../../kernel/ports.ts'
import { toChargeRefund, toChargeState } from './map-session.ts'
import {
  CreatedSession,
  DisputeList,
  EventList,
  Refund,
  RefundList,
  Session,
  type StripeEvent,
} from './stripe-answers.ts'
import {
  askStripe,
  BurntKeyError,
  connectToStripe,
  MissingError,
  unavailable,
  type StripeConnection,
  type StripeSettings,
} from './stripe-client.ts'
import { stripeEventTypes, toChargeNotification } from './stripe-notifications.ts'

/** Stripe Checkout: the fee is paid on Stripe's own page, which returns to the payment screen. */
export function createStripePayments(settings: StripeSettings): OnlinePayments {
  const connection = connectToStripe(settings)

  return {
    provider: 'stripe',
    start: (input) => start(connection, input),
    read: ({ reference }) => read(connection, reference),
    close: ({ reference }) => close(connection, reference),
    refund: (input) => refund(connection, input),
    listChanges: ({ since }) => listChanges(connection, since),
    check: async () => {
      await askStripe(connection, {
        call: 'events.list',
        schema: EventList,
        send: () => connection.stripe.events.list({ limit: 1 }),
      })
    },
    problem: () => connection.problem,
  }
}

async function start(connection: StripeConnection, input: PaymentRequest): Promise<StartedCharge> {
  try {
    const { id, url } = await askStripe(connection, {
      call: 'checkout.sessions.create',
      schema: CreatedSession,
      send: () =>
        connection.stripe.checkout.sessions.create(sessionOf(input), {
          idempotencyKey: input.requestId,
        }),
    })
    return { kind: 'page', reference: id, url }
  } catch (error) {
    // Whatever was made under this key, nobody has seen its page.
    if (error instanceof BurntKeyError) {
      return { kind: 'outdated' }
    }
    throw asUnavailable(error)
  }
}

const maxDescriptionLength = 200

/** The same for each call with one request id: Stripe refuses a key with other values. */
function sessionOf(input: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_id: input.requestId, packet_id: input.packetId }
  const description = input.description.slice(0, maxDescriptionLength)

  return {
    mode: 'payment',
    client_reference_id: input.packetId,
    metadata,
    payment_intent_data: { metadata, description },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: input.amountCents,
          product_data: { name: description },
        },
      },
    ],
    success_url: input.returnUrl,
    cancel_url: input.cancelUrl,
  }
}

async function read(
  connection: StripeConnection,
  reference: string,
): Promise<ChargeState | undefined> {
  const session = await orMissing(
    askStripe(connection, {
      call: 'checkout.sessions.retrieve',
      schema: Session,
      send: () =>
        connection.stripe.checkout.sessions.retrieve(reference, {
          expand: ['payment_intent.latest_charge'],
        }),
    }),
  )
  if (!session) {
    return undefined
  }

  const intent = session.payment_intent ?? undefined
  const charge = intent?.latest_charge ?? undefined
  return toChargeState(session, {
    refunds: intent && charge ? await listRefunds(connection, intent.id) : [],
    disputes: intent && charge?.disputed ? await listDisputes(connection, intent.id) : [],
  })
}

/** Far more than one payment can have. */
const pageSize = 100

async function listRefunds(connection: StripeConnection, intent: string): Promise<Refund[]> {
  const { data } = await askStripe(connection, {
    call: 'refunds.list',
    schema: RefundList,
    send: () => connection.stripe.refunds.list({ payment_intent: intent, limit: pageSize }),
  }).catch(rethrowUnavailable)

  return data
}

async function listDisputes(connection: StripeConnection, intent: string) {
  const { data } = await askStripe(connection, {
    call: 'disputes.list',
    schema: DisputeList,
    send: () => connection.stripe.disputes.list({ payment_intent: intent, limit: pageSize }),
  }).catch(rethrowUnavailable)

  return data
}

/** A session that is complete or expired cannot be expired, which is as well. Idempotent, also at once. */
async function close(connection: StripeConnection, reference: string): Promise<void> {
  const before = await read(connection, reference)
  if (before?.status !== 'open') {
    return
  }

  try {
    await askStripe(connection, {
      call: 'checkout.sessions.expire',
      schema: z.object({ status: z.literal('expired') }),
      send: () => connection.stripe.checkout.sessions.expire(reference),
    })
  } catch (error) {
    // It was paid, or expired by somebody else, since it was read.
    const now = await read(connection, reference)
    if (now?.status === 'open') {
      throw asUnavailable(error)
    }
  }
}

/**
 * Looks for the refund first: Stripe forgets an idempotency key after a day, and keeps a 500 under it
 * that may have come after the refund was made.
 */
async function refund(
  connection: StripeConnection,
  { requestId, chargeReference, amountCents }: RefundRequest,
): Promise<ChargeRefund> {
  const made = await listRefunds(connection, chargeReference)
  const own = made.find(({ metadata }) => metadata?.refund_id === requestId)
  if (own) {
    return toChargeRefund(own)
  }

  return toChargeRefund(
    await askStripe(connection, {
      call: 'refunds.create',
      schema: Refund,
      send: () =>
        connection.stripe.refunds.create(
          {
            payment_intent: chargeReference,
            amount: amountCents,
            metadata: { refund_id: requestId },
          },
          { idempotencyKey: requestId },
        ),
    }).catch(rethrowUnavailable),
  )
}

const maxPages = 20

async function listChanges(
  connection: StripeConnection,
  since: Date,
): Promise<ChargeNotification[]> {
  const events: StripeEvent[] = []
  let after: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const { data, has_more } = await askStripe(connection, {
      call: 'events.list',
      schema: EventList,
      send: () =>
        connection.stripe.events.list({
          types: [...stripeEventTypes],
          created: { gte: Math.floor(since.getTime() / 1000) },
          limit: pageSize,
          ...(after ? { starting_after: after } : {}),
        }),
    }).catch(rethrowUnavailable)
    events.push(...data)
    after = data.at(-1)?.id
    if (!has_more || !after) {
      break
    }
  }

  return events.reverse().flatMap((event) => toChargeNotification(event) ?? [])
}

async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof MissingError) {
      return undefined
    }
    throw asUnavailable(error)
  }
}

function rethrowUnavailable(error: unknown): never {
  throw asUnavailable(error)
}

function asUnavailable(error: unknown): unknown {
  return error instanceof BurntKeyError || error instanceof MissingError ? unavailable() : error
}
