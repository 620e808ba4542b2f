import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  confirm,
  createPayablePacket,
  pay,
  readPaymentOf,
  sessionAt,
  startStripeApp,
  type StripeApp,
} from '../../testing/start-stripe-app.ts'
import type { Fault } from '../../testing/fake-stripe/index.ts'
import { reconcilePayments } from './reconcile-payments.ts'

let app: StripeApp
beforeAll(async () => {
  app = await startStripeApp({ timeoutMs: 1000 })
})
afterEach(() => {
  app.stripe.faultOf = () => undefined
})
afterAll(() => app.stop())

const faults: Fault[] = [
  'cut-before',
  'cut-after',
  'empty',
  'malformed',
  'other-shape',
  'html',
  'redirect',
  'error-in-200',
  'huge',
  'slow',
]

test.each(faults)(
  'while Stripe answers %s, the owner is told that nothing was charged',
  async (fault) => {
    const packet = await createPayablePacket(app)
    app.stripe.faultOf = () => fault
    const answer = await packet.member.call('POST', '/payments', {
      documentGroupId: packet.groupId,
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      {
        detail: expect.stringMatching(/^Payments are not available right now; nothing was charged/),
      },
    ])
    expect((await readPaymentOf(packet)).receipt).toBeNull()

    app.stripe.faultOf = () => undefined
    app.stripe.ledger.payByCard(sessionAt(await pay(packet)))
    expect((await confirm(packet)).receipt).not.toBeNull()
  },
)

const whileReading: Fault[] = ['empty', 'other-shape', 'html', 'error-in-200', 'cut-after']

test.each(whileReading)(
  'a payment is found after Stripe answered %s when it was read',
  async (fault) => {
    const packet = await createPayablePacket(app)
    app.stripe.ledger.payByCard(sessionAt(await pay(packet)))
    app.stripe.faultOf = () => fault
    expect(await confirm(packet)).toMatchObject({ receipt: null, attempt: { status: 'pending' } })
    await reconcilePayments(app.server.ctx)

    app.stripe.faultOf = () => undefined
    expect((await confirm(packet)).receipt).not.toBeNull()
  },
)

test('a 500 and then a right answer is one page, and Stripe’s memory of the 500 does not block it', async () => {
  const packet = await createPayablePacket(app)
  let failures = 2
  app.stripe.faultOf = ({ method }) => {
    failures -= method === 'POST' ? 1 : 0
    return failures >= 0 && method === 'POST' ? 'error-500' : undefined
  }

  app.stripe.ledger.payByCard(sessionAt(await pay(packet)))
  expect((await confirm(packet)).receipt).not.toBeNull()
})

test('a key that is refused is logged without the key, shown to operators, and loses nothing', async () => {
  const packet = await createPayablePacket(app)
  const session = sessionAt(await pay(packet))
  app.stripe.ledger.payByCard(session)
  app.stripe.revokeKey()
  expect(await confirm(packet)).toMatchObject({ receipt: null, attempt: { status: 'pending' } })
  const other = await createPayablePacket(app)
  const refused = await other.member.call('POST', '/payments', { documentGroupId: other.groupId })
  expect(refused.statusCode).toBe(503)
  expect(refused.body).not.toContain('sk_test')

  const ready = await app.server.app.inject({ url: '/api/health/ready' })
  expect(ready.json()).toMatchObject({
    warnings: [
      { code: 'payments-unavailable', detail: expect.stringContaining('STRIPE_SECRET_KEY') },
    ],
  })
})
