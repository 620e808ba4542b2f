import { z } from 'zod'
import type { Setting } from './settings/setting.ts'
import { settings } from './settings/settings.ts'

/** The variables of all settings, parsed, and what they require of each other. */
export const environmentSchema = z
  .object(pickSchemas(settings))
  .refine((env) => (env.SEAL_LEVEL ?? 'B-B') === 'B-B' || env.TSA_URLS.length > 0, {
    path: ['TSA_URLS'],
    message: 'is required for a SEAL_LEVEL above B-B.',
  })
  .refine((env) => env.MAILBOX !== 'on' || isEmbedded(env), {
    path: ['MAILBOX'],
    message:
      'cannot be on in production, or with OIDC_ISSUER or SMTP_URL: it shows every signing link without a login.',
  })
  .refine((env) => env.FILES !== 's3' || env.S3_BUCKET, {
    path: ['S3_BUCKET'],
    message: 'is required with FILES=s3.',
  })
  .refine((env) => env.PAYMENT_PROVIDER !== 'stripe' || env.STRIPE_SECRET_KEY, {
    path: ['STRIPE_SECRET_KEY'],
    message: 'is required with PAYMENT_PROVIDER=stripe.',
  })
  .refine((env) => env.PAYMENT_PROVIDER !== 'stripe' || env.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'is required with PAYMENT_PROVIDER=stripe.',
  })
  .refine(
    (env) => env.PAYMENT_PROVIDER !== 'stripe' || env.FEE_CENTS === 0 || env.FEE_CENTS >= 50,
    {
      path: ['FEE_CENTS'],
      message:
        'must be 0 or at least 50 with PAYMENT_PROVIDER=stripe: Stripe takes no smaller amount.',
    },
  )
  .refine(
    (env) => env.SIGNING_PROVIDER !== 'signnow' || env.SIGNNOW_TOKEN || env.SIGNNOW_USERNAME,
    {
      path: ['SIGNNOW_USERNAME'],
      message:
        'is required with SIGNING_PROVIDER=signnow, with SIGNNOW_PASSWORD, SIGNNOW_CLIENT_ID and SIGNNOW_CLIENT_SECRET; or SIGNNOW_TOKEN instead of all four.',
    },
  )
  .refine((env) => env.NODE_ENV !== 'production' || env.PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    message: 'is required in production: every link in an email begins with it.',
  })
  .refine((env) => env.NODE_ENV !== 'production' || !env.SMTP_URL || hasOwnSender(env), {
    path: ['MAIL_FROM'],
    message: 'is required with SMTP_URL in production: mail servers refuse a sender at localhost.',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.OIDC_ISSUER, {
    path: ['OIDC_ISSUER'],
    message: 'is required in production: the embedded membership only has demo members.',
  })

function hasOwnSender({ MAIL_FROM }: { MAIL_FROM: string }): boolean {
  return !/@localhost>?$/.test(MAIL_FROM)
}

/** `Object.fromEntries` forgets which key has which schema. */
function pickSchemas<T extends Record<string, Setting>>(declared: T) {
  const schemas = Object.entries(declared).map(([name, { schema }]) => [name, schema])
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return Object.fromEntries(schemas) as { [K in keyof T]: T[K]['schema'] }
}

export type Environment = z.output<typeof environmentSchema>

type EmbeddedParts = Partial<Record<'NODE_ENV' | 'OIDC_ISSUER' | 'SMTP_URL', string | undefined>>

/** Nobody outside this machine logs in or gets emails. */
export function isEmbedded({ NODE_ENV, OIDC_ISSUER, SMTP_URL }: EmbeddedParts): boolean {
  return NODE_ENV !== 'production' && !OIDC_ISSUER && !SMTP_URL
}
