import { randomUUID } from 'node:crypto'
import type { Payment, StartedPayment } from '@countersign/contract/schemas/payments'
import { createPacket, type TestDatabase } from '@countersign/database/testing'
import { createStripe } from '../features/payments/adapters/stripe/index.ts'
import { createLogger } from '../kernel/logger.ts'
import { startFakeStripe, type FakeStripe } from './fake-stripe/index.ts'
import { startTestApp, type Member, type TestApp } from './index.ts'
import { expectOk } from './walk-packet.ts'

export const stripeSecrets = {
  secretKey: 'sk_test_of_the_tests',
  webhookSecret: 'whsec_of_the_tests',
}
export const feeCents = 700

export interface StripeApp {
  server: TestApp
  stripe: FakeStripe
  stop(): Promise<void>
}

/** The server with the real Stripe adapter, which talks to a stand-in with the same clock. */
export async function startStripeApp({
  database,
  ...options
}: { timeoutMs?: number; database?: TestDatabase } = {}): Promise<StripeApp> {
  let now = () => new Date()
  const stripe = await startFakeStripe({ ...stripeSecrets, now: () => now() })
  const log = createLogger('silent')
  const { payments, receiver } = createStripe({
    ...stripeSecrets,
    apiBase: stripe.url,
    feeCents,
    log,
    ...options,
  })
  const server = await startTestApp({ payments, webhooks: { stripe: receiver } }, {}, database)
  now = () => server.clock.now()

  return {
    server,
    stripe,
    stop: async () => {
      await server.stop()
      await stripe.stop()
    },
  }
}

export interface PayablePacket {
  member: Member
  groupId: string
  packetId: string
}

/** Filled out and not paid, without documents at the signing provider. */
export async function createPayablePacket(
  { server }: Pick<StripeApp, 'server'>,
  owner?: Member,
): Promise<PayablePacket> {
  const member = owner ?? (await server.asMember())
  const { packet } = await createPacket(server.services.db, {
    ownerId: member.userId,
    status: 'AWAITING_PAYMENT',
    documentGroupId: randomUUID(),
  })

  return { member, groupId: packet.documentGroupId, packetId: packet.id }
}

type Payer = Pick<PayablePacket, 'member' | 'groupId'>

export function pay({ member, groupId }: Payer): Promise<StartedPayment> {
  return expectOk(member.call('POST', '/payments', { documentGroupId: groupId }))
}

export function confirm({ member, groupId }: Payer): Promise<Payment> {
  return expectOk(member.call('POST', '/payments/confirm', { documentGroupId: groupId }))
}

export function readPaymentOf({ member, groupId }: Payer): Promise<Payment> {
  return expectOk(member.call('GET', `/payments/group/${groupId}`))
}

/** Stripe's id of the page at this address. */
export function sessionAt({ checkoutUrl }: StartedPayment): string {
  const id = checkoutUrl?.split('/').at(-1)
  if (!id) {
    throw new Error('There is no payment page.')
  }

  return id
}
