import { z } from 'zod'
import { httpUrl, integer } from './schemas.ts'
import type { Setting } from './setting.ts'

export const paymentsSettings = {
  FEE_CENTS: {
    description: 'The fee for e-signing one packet, in cents.',
    schema: integer({ min: 0, max: 1_000_000 }),
    default: '0',
    example: '500',
  },
  PAYMENT_PROVIDER: {
    description:
      'How a fee is settled: `recorded` writes it down for an invoice of yours, `stripe` takes it on Stripe’s own page.',
    schema: z.enum(['recorded', 'stripe'], { error: 'must be recorded or stripe.' }),
    default: 'recorded',
    example: 'stripe',
  },
  STRIPE_SECRET_KEY: {
    description: 'The secret or restricted key of the Stripe account.',
    schema: z
      .string()
      .regex(/^(sk|rk)_/, 'must begin with sk_ or rk_.')
      .optional(),
    requires: ['PAYMENT_PROVIDER=stripe'],
    example: 'sk_live_replace-this',
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    description:
      'The signing secret of the webhook endpoint `/api/webhooks/stripe`, from Stripe’s dashboard.',
    schema: z
      .string()
      .regex(/^whsec_\S+$/, 'must begin with whsec_.')
      .optional(),
    requires: ['PAYMENT_PROVIDER=stripe'],
    example: 'whsec_replace-this',
    secret: true,
  },
  STRIPE_API_BASE: {
    description: 'Where Stripe’s API is, for tests with a stand-in.',
    schema: httpUrl.optional(),
    fallback: 'Stripe’s own address',
    requires: ['PAYMENT_PROVIDER=stripe'],
    example: 'http://localhost:12111',
  },
} satisfies Record<string, Setting>
