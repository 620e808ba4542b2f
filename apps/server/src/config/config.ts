import path from 'node:path'
import { sealLevels } from '@countersign/esign/sealing'
import type { SealSettings } from '@countersign/esign/sealing'
import { z } from 'zod'

/** The one reader of the environment. Every setting has a default that works on a laptop. */
export interface Config {
  production: boolean
  host: string
  port: number
  /** Absolute. */
  dataDir: string
  databaseUrl: string | undefined
  /** Without a slash at its end. */
  publicUrl: string
  oidc: { issuer: string; clientId: string; clientSecret: string | undefined } | undefined
  /** Who may say where a request came from (`X-Forwarded-For`). */
  trustProxy: TrustProxy
  logLevel: string
  smtpUrl: string | undefined
  mailFrom: string
  /** Integer cents for sending one packet. */
  feeCents: number
  /** What the keys at rest are encrypted under; without it one is made in the data folder. */
  secretKey: string | undefined
  rateLimits: boolean
  /** PAdES level, time-stamp authorities in order, and how long each may take. */
  sealing: SealSettings
  /** PEM file of roots whose time stamps are trusted, beside the public ones. */
  timeStampRootsFile: string | undefined
}

/** As Fastify takes it: all, none, these addresses, or the last so many hops. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean)

export class ConfigError extends Error {}

/** Parses the environment; refuses with a sentence for each setting that cannot stand. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  }

  return toConfig(parsed.data)
}

const Environment = z
  .object({
    NODE_ENV: z.string().optional(),
    HOST: z.string().optional(),
    PORT: z.coerce
      .number({ error: 'must be a number.' })
      .int('must be a whole number.')
      .min(0, 'must be 0 to 65535.')
      .max(65535, 'must be 0 to 65535.')
      .default(3000),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://.')
      .optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address.' }).optional(),
    OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must be an http(s) address.' }).optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    TRUST_PROXY: z.string().default('false'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent.',
      })
      .optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://.')
      .optional(),
    MAIL_FROM: z.string().default('Countersign <no-reply@localhost>'),
    FEE_CENTS: z.coerce
      .number({ error: 'must be a number.' })
      .int('must be whole cents.')
      .min(0, 'cannot be negative.')
      .max(1_000_000, 'must be at most 1000000.')
      .default(0),
    SECRET_KEY: z.string().min(32, 'must have at least 32 characters.').optional(),
    TSA_URLS: z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be http(s) addresses.' })).max(8))
      .default([]),
    TSA_TIMEOUT_MS: z.coerce
      .number({ error: 'must be a number.' })
      .int('must be whole milliseconds.')
      .min(100, 'must be at least 100.')
      .max(60_000, 'must be at most 60000.')
      .default(3000),
    TSA_ROOTS: z.string().optional(),
    SEAL_LEVEL: z.enum(sealLevels, { error: 'must be B-B, B-T, B-LT or B-LTA.' }).optional(),
    RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off.' }).default('on'),
  })
  .refine((env) => (env.SEAL_LEVEL ?? 'B-B') === 'B-B' || env.TSA_URLS.length > 0, {
    path: ['TSA_URLS'],
    message: 'is needed for a SEAL_LEVEL above B-B.',
  })
  .refine((env) => !env.OIDC_ISSUER || env.OIDC_CLIENT_ID, {
    path: ['OIDC_CLIENT_ID'],
    message: 'is needed with OIDC_ISSUER.',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.OIDC_ISSUER, {
    path: ['OIDC_ISSUER'],
    message: 'is needed in production: the embedded membership has demo members only.',
  })

function toConfig(env: z.output<typeof Environment>): Config {
  return {
    production: env.NODE_ENV === 'production',
    // Demo members have a known password: without being told to, only this machine gets in.
    host: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : 'localhost'),
    port: env.PORT,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    oidc: toOidc(env),
    trustProxy: toTrustProxy(env.TRUST_PROXY),
    // At a desk the banner is enough to read; in production each request leaves its line.
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    feeCents: env.FEE_CENTS,
    secretKey: env.SECRET_KEY,
    rateLimits: env.RATE_LIMITS === 'on',
    sealing: {
      level: env.SEAL_LEVEL ?? (env.TSA_URLS.length > 0 ? 'B-T' : 'B-B'),
      timeStampUrls: env.TSA_URLS,
      timeoutMs: env.TSA_TIMEOUT_MS,
    },
    timeStampRootsFile: env.TSA_ROOTS,
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
  }
}

/** `true`, `false`, a number of proxies, or their addresses, separated by commas. */
function toTrustProxy(text: string): TrustProxy {
  if (text === 'true' || text === 'false') {
    return text === 'true'
  }

  return /^\d+$/.test(text) ? (_address, hop) => hop < Number(text) : text
}
