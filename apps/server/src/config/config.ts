import path from 'node:path'
import type { SealSettings } from '@countersign/esign/sealing'
import { z } from 'zod'
import type { FileStoreSettings } from '../infrastructure/files/open-file-store.ts'
import type { TracingSettings } from '../infrastructure/tracing/tracing-settings.ts'
import { listMissing } from './list-missing.ts'
import { settings, type Setting } from './settings.ts'

/** The settings as the server uses them. `settings.ts` declares the variables that they come from. */
export interface Config {
  production: boolean
  host: string
  port: number
  /** Absolute. */
  dataDir: string
  databaseUrl: string | undefined
  /** Without a connection pooler. */
  databaseUrlDirect: string | undefined
  /** Whether statements are prepared and named. */
  databasePrepared: boolean
  files: FileStoreSettings
  /** Without a trailing slash. */
  publicUrl: string
  oidc: OidcConfig | undefined
  /** Whose `X-Forwarded-For` is trusted. */
  trustProxy: TrustProxy
  /** How long the server goes on serving after SIGTERM. */
  drainSeconds: number
  logLevel: string
  smtpUrl: string | undefined
  mailFrom: string
  mailBounceAddress: string | undefined
  /** `imap://user:password@host/folder`. */
  mailBouncesUrl: string | undefined
  mailWebhookSecret: string | undefined
  dkim: { domain: string; selector: string; keyFile: string } | undefined
  /** Whether `/dev/mailbox` exists. */
  mailbox: boolean
  /** The fee for sending one packet, in integer cents. */
  feeCents: number
  /** Absent: a fee is recorded and invoiced. */
  stripe: StripeConfig | undefined
  /** Encrypts the stored keys. Default: generated in the data folder. */
  secretKey: string | undefined
  rateLimits: boolean
  /** Of files that one process receives at once, in bytes. */
  uploadBytes: number
  metrics: { port: number | undefined; token: string | undefined }
  /** Absent: nothing is traced. */
  tracing: TracingSettings | undefined
  sealing: SealSettings
  /** PEM file of root certificates whose time stamps are trusted, besides the public ones. */
  timeStampRootsFile: string | undefined
  /** Absent with the embedded provider. */
  signNow: SignNowConfig | undefined
}

interface OidcConfig {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  scopes: string
  /** Which claims say who a person is, and whether they are a member. */
  claims: {
    names: { name: string; email: string; groups: string }
    required: { claim: string; value: string | undefined } | undefined
  }
}

export interface SignNowConfig {
  baseUrl: string
  credentials:
    | { kind: 'token'; token: string }
    | {
        kind: 'password'
        clientId: string
        clientSecret: string
        username: string
        password: string
      }
  webhookSecret: string | undefined
  sealFiles: boolean
}

/** For Fastify: all, none, these addresses, or the last so many hops. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean)

interface StripeConfig {
  secretKey: string
  webhookSecret: string
  apiBase: string | undefined
}

export class ConfigError extends Error {}

/**
 * Parses the environment. An empty variable counts as not set. Throws `ConfigError` with a line for
 * each invalid setting.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const values = Object.entries<Setting>(settings).map(([name, setting]) => [
    name,
    env[name] || setting.default,
  ])
  const parsed = Environment.safeParse(Object.fromEntries(values))
  const errors = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...listMissing(settings, env),
  ]
  if (!parsed.success || errors.length > 0) {
    throw new ConfigError(errors.join('\n'))
  }

  return toConfig(parsed.data)
}

const Environment = z
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
  .refine((env) => env.NODE_ENV !== 'production' || env.OIDC_ISSUER, {
    path: ['OIDC_ISSUER'],
    message: 'is required in production: the embedded membership only has demo members.',
  })

/** `Object.fromEntries` forgets which key has which schema. */
function pickSchemas<T extends Record<string, Setting>>(declared: T) {
  const schemas = Object.entries(declared).map(([name, { schema }]) => [name, schema])
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return Object.fromEntries(schemas) as { [K in keyof T]: T[K]['schema'] }
}

function toConfig(env: z.output<typeof Environment>): Config {
  return {
    production: env.NODE_ENV === 'production',
    // Demo members have a well-known password, so by default only this machine may connect.
    host: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : 'localhost'),
    port: env.PORT,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseUrlDirect: env.DATABASE_URL_DIRECT,
    databasePrepared: env.DATABASE_PREPARED === 'on',
    files: toFiles(env),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    oidc: toOidc(env),
    trustProxy: toTrustProxy(env.TRUST_PROXY),
    drainSeconds: env.DRAIN_SECONDS ?? (env.NODE_ENV === 'production' ? 5 : 0),
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailBounceAddress: env.MAIL_BOUNCE_ADDRESS,
    mailBouncesUrl: env.MAIL_BOUNCES,
    mailWebhookSecret: env.MAIL_WEBHOOK_SECRET,
    dkim: toDkim(env),
    mailbox: hasMailbox(env),
    feeCents: env.FEE_CENTS,
    stripe: toStripe(env),
    secretKey: env.SECRET_KEY,
    rateLimits: env.RATE_LIMITS === 'on',
    uploadBytes: env.UPLOAD_MEGABYTES * 2 ** 20,
    metrics: { port: env.METRICS_PORT, token: env.METRICS_TOKEN },
    tracing: toTracing(env),
    sealing: {
      level: env.SEAL_LEVEL ?? (env.TSA_URLS.length > 0 ? 'B-T' : 'B-B'),
      timeStampUrls: env.TSA_URLS,
      timeoutMs: env.TSA_TIMEOUT_MS,
    },
    timeStampRootsFile: env.TSA_ROOTS,
    signNow: toSignNow(env),
  }
}

function toTracing(env: z.output<typeof Environment>): Config['tracing'] {
  return env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: env.OTEL_SERVICE_NAME,
        share: env.OTEL_TRACES_SAMPLER_ARG,
      }
    : undefined
}

function toSignNow(env: z.output<typeof Environment>): SignNowConfig | undefined {
  const credentials = toSignNowCredentials(env)
  if (env.SIGNING_PROVIDER !== 'signnow' || !credentials) {
    return undefined
  }

  return {
    baseUrl: env.SIGNNOW_BASE_URL.replace(/\/+$/, ''),
    credentials,
    webhookSecret: env.SIGNNOW_WEBHOOK_SECRET,
    sealFiles: env.SEAL_PROVIDER_FILES === 'on',
  }
}

function toSignNowCredentials(
  env: z.output<typeof Environment>,
): SignNowConfig['credentials'] | undefined {
  if (env.SIGNNOW_TOKEN) {
    return { kind: 'token', token: env.SIGNNOW_TOKEN }
  }
  const { SIGNNOW_CLIENT_ID: clientId, SIGNNOW_CLIENT_SECRET: clientSecret } = env
  const { SIGNNOW_USERNAME: username, SIGNNOW_PASSWORD: password } = env

  return clientId && clientSecret && username && password
    ? { kind: 'password', clientId, clientSecret, username, password }
    : undefined
}

function toFiles(env: z.output<typeof Environment>): Config['files'] {
  if (env.FILES !== 's3' || !env.S3_BUCKET) {
    return { kind: 'folder' }
  }

  return {
    kind: 's3',
    s3: {
      bucket: env.S3_BUCKET,
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT,
      prefix: env.S3_PREFIX,
      objectLockDays: env.S3_OBJECT_LOCK_DAYS,
    },
  }
}

function toOidc(env: z.output<typeof Environment>): Config['oidc'] {
  if (!env.OIDC_ISSUER || !env.OIDC_CLIENT_ID) {
    return undefined
  }

  return {
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
    scopes: env.OIDC_SCOPES,
    claims: {
      names: {
        name: env.OIDC_CLAIM_NAME,
        email: env.OIDC_CLAIM_EMAIL,
        groups: env.OIDC_CLAIM_GROUPS,
      },
      required: toRequiredClaim(env.OIDC_REQUIRED_CLAIM),
    },
  }
}

/** At the first `=`: the name of a group may have more, such as an LDAP entry. */
function toRequiredClaim(text: string | undefined): OidcConfig['claims']['required'] {
  if (!text) {
    return undefined
  }
  const [claim = '', ...value] = text.split('=')

  return { claim, value: value.length > 0 ? value.join('=') : undefined }
}

function toDkim(env: z.output<typeof Environment>): Config['dkim'] {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: keyFile } = env

  return domain && selector && keyFile ? { domain, selector, keyFile } : undefined
}

type EmbeddedParts = Partial<Record<'NODE_ENV' | 'OIDC_ISSUER' | 'SMTP_URL', string | undefined>>

/** Nobody outside this machine logs in or gets emails. */
function isEmbedded({ NODE_ENV, OIDC_ISSUER, SMTP_URL }: EmbeddedParts): boolean {
  return NODE_ENV !== 'production' && !OIDC_ISSUER && !SMTP_URL
}

function hasMailbox(env: z.output<typeof Environment>): boolean {
  const isWanted = env.MAILBOX === 'on' || (env.MAILBOX === 'auto' && !env.DATABASE_URL)

  return isWanted && isEmbedded(env)
}

function toStripe(env: z.output<typeof Environment>): StripeConfig | undefined {
  const { PAYMENT_PROVIDER, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = env
  if (PAYMENT_PROVIDER !== 'stripe' || !STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) {
    return undefined
  }

  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: STRIPE_API_BASE,
  }
}

function toTrustProxy(text: string): TrustProxy {
  if (text === 'true' || text === 'false') {
    return text === 'true'
  }

  return /^\d+$/.test(text) ? (_address, hop) => hop < Number(text) : text
}
