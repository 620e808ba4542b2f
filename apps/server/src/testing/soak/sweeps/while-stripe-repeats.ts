import { receipts } from '@countersign/database'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { addMs, minutes } from '../../../kernel/time.ts'
import {
  createPayablePacket,
  pay,
  sessionAt,
  startStripeApp,
  stripeSecrets,
  type StripeApp,
} from '../../start-stripe-app.ts'
import { findFault } from '../send.ts'
import type { Site } from '../site.ts'
import type { SweepTools } from '../sweep.ts'

/** Events with a right signature, again and again, in any order, of any time and odd ones: one receipt. */
export async function whileStripeRepeats(site: Site, { random, note }: SweepTools): Promise<void> {
  const app = await startStripeApp({ timeoutMs: 2000, database: await site.createDatabase() })
  try {
    const packet = await createPayablePacket(app)
    const session = sessionAt(await pay(packet))
    app.stripe.ledger.payByCard(session)
    const { events } = app.stripe.ledger
    const sent = Array.from({ length: 12 }, (_, index) => {
      const event = random.pickFrom(events) ?? {}
      return random.pick([
        event,
        { ...event, id: `evt_${index}` },
        { ...event, id: `evt_${index}`, data: { object: {} } },
        { ...event, type: 'x'.repeat(2000) },
        { id: index, object: 'event' },
      ])
    })
    const minutesAhead = random.pick([-6, -4, 0, 0, 4, 6])
    note(`${JSON.stringify(sent).slice(0, 300)} of ${minutesAhead} minutes ahead`)
    await Promise.all(sent.map((event) => post(app, event, minutesAhead)))
    await Promise.all(events.map((event) => post(app, event, 0)))
    await app.server.jobs.run()

    const { services } = app.server
    const count = await services.db.$count(receipts, eq(receipts.packetId, packet.packetId))
    const types = await app.server.eventsOf(packetStream(packet.groupId))
    const paid = types.filter((type) => type === 'packet.paid').length
    if (count !== 1 || paid !== 1) {
      throw new Error(`${packet.groupId} has ${count} receipts and was paid ${paid} times.`)
    }
  } finally {
    await app.stop()
  }
}

async function post({ server }: StripeApp, event: object, minutesAhead: number): Promise<void> {
  const payload = JSON.stringify(event)
  const at = addMs(server.clock.now(), minutes(minutesAhead))
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: stripeSecrets.webhookSecret,
        timestamp: Math.floor(at.getTime() / 1000),
      }),
    },
    payload,
  })
  const { statusCode: status, body: text } = response
  const isTaken = status < 300
  const fault = findFault({ status, code: isTaken ? undefined : response.json().code, text })
  if (fault || (isTaken && Math.abs(minutesAhead) > 5)) {
    throw new Error(`An event of ${minutesAhead} minutes ahead: ${fault ?? status}`)
  }
}
