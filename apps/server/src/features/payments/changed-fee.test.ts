import { payments } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRecordedPayments } from './adapters/recorded-payments.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import {
  createPayablePacket,
  pay,
  readPaymentOf,
  sessionAt,
  startStripeApp,
  type PayablePacket,
  type StripeApp,
} from '../../testing/start-stripe-app.ts'

const refusal = {
  code: 'fee-changed',
  detail: 'The fee of this packet is now $9.00 instead of $7.00. Nothing was paid or sent.',
}

describe('without a payment provider', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp({ payments: createRecordedPayments({ feeCents: 900 }) })
  })
  afterAll(() => server.stop())

  test('another fee than the one that was shown is refused, and the one that was shown is recorded', async () => {
    const packet = await createPayablePacket({ server })
    expect((await payShown(packet, 700)).json()).toMatchObject(refusal)
    expect(await readPaymentOf(packet)).toMatchObject({ amountCents: 900, attempt: null })

    const recorded = await payShown(packet, 900)
    expect(recorded.json()).toMatchObject({ receipt: { amountCents: 900 } })
    expect((await payShown(packet, 700)).json()).toEqual(recorded.json())
  })

  test('a caller that shows no amount pays the fee', async () => {
    const packet = await createPayablePacket({ server })
    expect(await pay(packet)).toMatchObject({ receipt: { amountCents: 900 } })
  })

  test('an amount that is none is reported by field', async () => {
    const packet = await createPayablePacket({ server })
    for (const amountCents of [-1, 7.5, '900']) {
      const answer = await payShown(packet, amountCents)
      expect(answer.json()).toMatchObject({ errors: [{ field: 'amountCents' }] })
    }
  })
})

describe('with Stripe', () => {
  let app: StripeApp
  beforeAll(async () => {
    app = await startStripeApp()
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => app.stop())

  function raiseFee() {
    vi.spyOn(app.server.services.ports.payments, 'feeCents').mockReturnValue(900)
  }

  test('no page is opened for another fee than the one that was shown', async () => {
    const packet = await createPayablePacket(app)
    raiseFee()
    expect((await payShown(packet, 700)).json()).toMatchObject(refusal)
    expect(await readPaymentOf(packet)).toMatchObject({ amountCents: 900, attempt: null })

    const session = sessionAt((await payShown(packet, 900)).json())
    expect(app.stripe.ledger.session(session).amount_total).toBe(900)
    expect((await payShown(packet, 700)).json()).toMatchObject(refusal)
  })

  test('the open page of an earlier fee is closed, and the new fee is shown before it is paid', async () => {
    const packet = await createPayablePacket(app)
    const earlier = sessionAt((await payShown(packet, 700)).json())
    raiseFee()
    expect((await payShown(packet, 700)).json()).toMatchObject(refusal)
    expect(app.stripe.ledger.session(earlier).status).toBe('expired')

    const session = sessionAt((await payShown(packet, 900)).json())
    expect(app.stripe.ledger.session(session).amount_total).toBe(900)
  })

  test.each(['expireSession', 'payByCard'] as const)(
    'an open page of an earlier fee on which %s comes just before it is closed stops nobody',
    async (change) => {
      const packet = await createPayablePacket(app)
      const earlier = sessionAt((await payShown(packet, 700)).json())
      raiseFee()
      app.stripe.faultOf = ({ path }) => {
        if (path.endsWith('/expire')) {
          app.stripe.ledger[change](earlier)
        }
        return undefined
      }
      const answer = await payShown(packet, 900)
      app.stripe.faultOf = () => undefined

      const amountCents = change === 'payByCard' ? 700 : 900
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { payment: { amountCents } }])
    },
  )

  test('what was paid on the page of an earlier fee counts', async () => {
    const packet = await createPayablePacket(app)
    app.stripe.ledger.payByCard(sessionAt((await payShown(packet, 700)).json()))
    raiseFee()

    expect((await payShown(packet, 700)).json()).toMatchObject({ receipt: { amountCents: 700 } })
  })

  test('a payment of an earlier fee whose page nobody has seen is not opened', async () => {
    const packet = await createPayablePacket(app)
    await payShown(packet, 700)
    const { db } = app.server.services
    await db.update(payments).set({ reference: null }).where(eq(payments.packetId, packet.packetId))
    raiseFee()

    const session = sessionAt((await payShown(packet, 900)).json())
    expect(app.stripe.ledger.session(session).amount_total).toBe(900)
  })
})

function payShown({ member, groupId }: PayablePacket, amountCents: unknown) {
  return member.call('POST', '/payments', { documentGroupId: groupId, amountCents })
}
