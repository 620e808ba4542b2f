import path from 'node:path'
import type { SealSettings } from '@countersign/seal/sealing/seal-settings'
import type { FileStoreSettings } from '../infrastructure/files/open-file-store.ts'
import type { TracingSettings } from '../infrastructure/tracing/tracing-settings.ts'
import type { RetentionPeriods } from '../kernel/ports.ts'
import { type Environment, environmentSchema, isEmbedded } from './environment.ts'
import { ConfigError } from './config-error.ts'
import { listMissing } from './list-missing.ts'
import {
  type OidcConfig,
  type SignNowConfig,
  type StripeConfig,
  toFiles,
  toOidc,
  toSignNow,
  toStripe,
} from './providers.ts'
import { readSecretFiles } from './read-secret-files.ts'
import type { Setting } from './settings/setting.ts'
import { settings } from './settings/settings.ts'
import { trimVariables } from './trim-variables.ts'

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
  /** Of the role that owns the tables. */
  databaseUrlOwner: string | undefined
  files: FileStoreSettings
  /** Without a trailing slash. */
  publicUrl: string
  oidc: OidcConfig | undefined
  /** Absent: the product's own name, mark and color. */
  association: { name: string; color: string | undefined; logoFile: string | undefined } | undefined
  /** Whose `X-Forwarded-For` is trusted. */
  trustProxy: TrustProxy
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
  securityContact: string | undefined
  /** Absent: nothing is traced. */
  tracing: TracingSettings | undefined
  sealing: SealSettings
  /** PEM file of root certificates whose time stamps are trusted, besides the public ones. */
  timeStampRootsFile: string | undefined
  retention: RetentionPeriods
  /** Absent with the embedded provider. */
  signNow: SignNowConfig | undefined
}

/** For Fastify: all, none, these addresses, or the last so many hops. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean)

/** Parses the environment. Throws `ConfigError` with a line for each invalid setting. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = trimVariables(readSecretFiles(env))
  const values = Object.entries<Setting>(settings).map(([name, setting]) => [
    name,
    given[name] ?? setting.default,
  ])
  const parsed = environmentSchema.safeParse(Object.fromEntries(values))
  const errors = [
    ...(parsed.error?.issues ?? []).map(
      ({ path: [name], message }) => `${String(name)}: ${message}`,
    ),
    ...listMissing(settings, given),
  ]
  if (!parsed.success || errors.length > 0) {
    throw new ConfigError([...new Set(errors)].join('\n'))
  }

  return toConfig(parsed.data)
}

function toConfig(env: Environment): Config {
  return {
    production: env.NODE_ENV === 'production',
    // Demo members have a well-known password, so by default only this machine may connect.
    host: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : 'localhost'),
    port: env.PORT,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseUrlDirect: env.DATABASE_URL_DIRECT,
    databaseUrlOwner: env.DATABASE_URL_OWNER,
    files: toFiles(env),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    oidc: toOidc(env),
    association: toAssociation(env),
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
    securityContact: env.SECURITY_CONTACT,
    tracing: toTracing(env),
    sealing: {
      level: env.SEAL_LEVEL ?? (env.TSA_URLS.length > 0 ? 'B-T' : 'B-B'),
      timeStampUrls: env.TSA_URLS,
      timeoutMs: env.TSA_TIMEOUT_MS,
    },
    timeStampRootsFile: env.TSA_ROOTS,
    retention: {
      applicationDays: env.KEEP_APPLICATIONS_DAYS,
      packetDays: env.KEEP_PACKETS_DAYS === 'forever' ? undefined : env.KEEP_PACKETS_DAYS,
      mailDays: env.KEEP_MAILS_DAYS,
      addressDays: env.KEEP_ADDRESSES_DAYS,
    },
    signNow: toSignNow(env),
  }
}

function toAssociation(env: Environment): Config['association'] {
  const { ASSOCIATION_NAME: name, ASSOCIATION_COLOR: color, ASSOCIATION_LOGO: logoFile } = env

  return name ? { name, color, logoFile } : undefined
}

function toTracing(env: Environment): Config['tracing'] {
  return env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: env.OTEL_SERVICE_NAME,
        sampler: env.OTEL_TRACES_SAMPLER,
        share: env.OTEL_TRACES_SAMPLER_ARG,
      }
    : undefined
}

function toDkim(env: Environment): Config['dkim'] {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: keyFile } = env

  return domain && selector && keyFile ? { domain, selector, keyFile } : undefined
}

function hasMailbox(env: Environment): boolean {
  const isWanted = env.MAILBOX === 'on' || (env.MAILBOX === 'auto' && !env.DATABASE_URL)

  return isWanted && isEmbedded(env)
}

function toTrustProxy(text: string): TrustProxy {
  if (text === 'true' || text === 'false') {
    return text === 'true'
  }

  return /^\d+$/.test(text) ? (_address, hop) => hop < Number(text) : text
}
