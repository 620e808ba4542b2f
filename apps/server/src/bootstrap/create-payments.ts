import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import { createRecordedPayments } from '../features/payments/index.ts'
import type { Ports } from '../kernel/context.ts'

/** PAYMENT_PROVIDER=stripe, or else fees are recorded only. */
export async function createPayments(
  { stripe, feeCents }: Pick<Config, 'stripe' | 'feeCents'>,
  log: FastifyBaseLogger,
): Promise<Pick<Ports, 'payments' | 'webhooks'>> {
  if (!stripe) {
    return { payments: createRecordedPayments({ feeCents }), webhooks: {} }
  }

  // Loaded on demand: the vendor's package is large.
  const { createStripe } = await import('../features/payments/adapters/stripe/index.ts')
  const { payments, receiver } = createStripe({ ...stripe, feeCents, log })
  return { payments, webhooks: { stripe: receiver } }
}
