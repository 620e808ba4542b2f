import { payments, receipts, webhookEvents } from '@countersign/database'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { addMs, minutes } from '../../kernel/time.ts'
import {
  createPayablePacket,
  pay,
  readPaymentOf,
  sessionAt,
  startStripeApp,
  stripeSecrets,
  type StripeApp,
} from '../../testing/start-stripe-app.ts'
import type { FakeEvent } from '../../testing/fake-stripe/index.ts'

let app: StripeApp
beforeAll(async () => {
  app = await startStripeApp()
})
afterAll(() => app.stop())

interface Signature {
  secret?: string
  at?: Date
}

/** Signs with the official package, as Stripe does. */
function post(event: object, { secret = stripeSecrets.webhookSecret, at }: Signature = {}) {
  const payload = JSON.stringify(event)
  const timestamp = Math.floor((at ?? app.server.clock.now()).getTime() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

  return app.server.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature,
    },
    payload,
  })
}

async function deliver(event: FakeEvent): Promise<void> {
  expect((await post(event)).statusCode).toBe(204)
  await app.server.jobs.run()
}

function eventsOf(session: string): FakeEvent[] {
  return app.stripe.ledger.events.filter(({ data }) => data.object.id === session)
}

function only(events: FakeEvent[]): FakeEvent {
  const [event] = events
  if (!event) {
    throw new Error('There is no event.')
  }

  return event
}

async function paidSession() {
  const packet = await createPayablePacket(app)
  const session = sessionAt(await pay(packet))
  app.stripe.ledger.payByCard(session)

  return { packet, session, event: only(eventsOf(session)) }
}

test('a forged event, an unsigned one and a changed one are refused', async () => {
  const { packet, event } = await paidSession()
  const forged = await post(event, { secret: 'whsec_of_somebody_else' })
  const unsigned = await app.server.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(event),
  })
  const changed = await app.server.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({
        payload: '{}',
        secret: stripeSecrets.webhookSecret,
        timestamp: Math.floor(app.server.clock.now().getTime() / 1000),
      }),
    },
    payload: JSON.stringify(event),
  })

  expect([forged.statusCode, unsigned.statusCode, changed.statusCode]).toEqual([400, 400, 400])
  expect(forged.json()).toMatchObject({ code: 'webhook-refused' })
  await app.server.jobs.run()
  expect((await readPaymentOf(packet)).receipt).toBeNull()
})

test('an event of more than five minutes ago, or ahead, is refused', async () => {
  const { event } = await paidSession()
  const now = app.server.clock.now()
  const old = await post(event, { at: addMs(now, -minutes(5) - 1000) })
  const late = await post(event, { at: addMs(now, -minutes(5) + 1000) })
  const early = await post({ ...event, id: 'evt_1' }, { at: addMs(now, minutes(5) - 1000) })
  const ahead = await post({ ...event, id: 'evt_2' }, { at: addMs(now, minutes(5) + 1000) })

  expect([old, late, early, ahead].map(({ statusCode }) => statusCode)).toEqual([
    400, 204, 204, 400,
  ])
})

test('something signed that is no event is refused', async () => {
  expect((await post({ id: 'evt_1', object: 'event' })).statusCode).toBe(400)
  expect((await post([])).statusCode).toBe(400)
})

test('the event of a payment writes one receipt, however often it comes', async () => {
  const { packet, event } = await paidSession()
  await deliver(event)
  await deliver(event)
  await deliver({ ...event, id: 'evt_again' })

  const { db } = app.server.services
  expect(await db.$count(receipts, eq(receipts.packetId, packet.packetId))).toBe(1)
  const types = await app.server.eventsOf(packetStream(packet.groupId))
  expect(types.filter((type) => type === 'packet.paid')).toHaveLength(1)
})

test('events may come in any order: what stands at Stripe counts', async () => {
  const packet = await createPayablePacket(app)
  const session = sessionAt(await pay(packet))
  app.stripe.ledger.payByBank(session)
  app.stripe.ledger.settleBank(session, 'paid')
  const intent = app.stripe.ledger.session(session).payment_intent ?? ''
  app.stripe.ledger.dispute(intent, 'needs_response')
  const [completed, succeeded] = eventsOf(session)
  const disputed = app.stripe.ledger.events.at(-1)

  for (const event of [disputed, succeeded, completed]) {
    await deliver(only(event ? [event] : []))
  }
  expect(await readPaymentOf(packet)).toMatchObject({
    attempt: { status: 'disputed' },
    receipt: { dispute: 'open', method: 'Test Bank ending in 6789' },
  })
})

test('an event of an unknown session, or of something else, changes nothing', async () => {
  const { event } = await paidSession()
  const object = { object: 'checkout.session', id: 'cs_test_unknown' }
  await deliver({ ...event, id: 'evt_unknown', data: { object } })
  await deliver({ ...event, id: 'evt_other', type: 'customer.created' })

  const rows = await app.server.services.db.select().from(webhookEvents)
  expect(rows.every(({ processedAt }) => processedAt !== null)).toBe(true)
})

test('an event that names another member’s payment pays for nothing', async () => {
  const mine = await paidSession()
  const other = await createPayablePacket(app)
  sessionAt(await pay(other))
  const [payment] = await app.server.services.db
    .select()
    .from(payments)
    .where(eq(payments.packetId, other.packetId))
  const metadata = { payment_id: payment?.id, packet_id: other.packetId }
  await deliver({
    ...mine.event,
    id: 'evt_swapped',
    data: { object: { ...mine.event.data.object, metadata } },
  })
  expect((await readPaymentOf(other)).receipt).toBeNull()

  // The session itself says so too: it was made for something else.
  await app.server.services.db
    .update(payments)
    .set({ reference: null })
    .where(eq(payments.packetId, other.packetId))
  const [, second] = [mine, await paidSession()]
  await deliver({
    ...second.event,
    id: 'evt_swapped_again',
    data: { object: { ...second.event.data.object, id: second.session, metadata } },
  })
  expect((await readPaymentOf(other)).receipt).toBeNull()
})

test('an event of a wrong amount writes no receipt', async () => {
  const packet = await createPayablePacket(app)
  const session = sessionAt(await pay(packet))
  app.stripe.ledger.payByCard(session, { amount: 7000 })
  await deliver(only(eventsOf(session)))

  expect(await readPaymentOf(packet)).toMatchObject({
    receipt: null,
    attempt: { wrongAmount: true },
  })
})

test('of an event only ids are kept: who paid stays at Stripe', async () => {
  const { event } = await paidSession()
  const customer_details = { name: 'Olivia Hart', email: 'olivia@example.com' }
  await deliver({ ...event, data: { object: { ...event.data.object, customer_details } } })
  const [row] = await app.server.services.db
    .select()
    .from(webhookEvents)
    .where(eq(webhookEvents.eventId, event.id))

  expect(JSON.stringify(row?.payload)).not.toMatch(/olivia/i)
})
