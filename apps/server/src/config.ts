import path from 'node:path'
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
  trustProxy: boolean | number | string
  logLevel: string
  smtpUrl: string | undefined
  mailFrom: string
  /** Integer cents for sending one packet. */
  feeCents: number
  /** What the keys at rest are encrypted under; without it one is made in the data folder. */
  secretKey: string | undefined
  rateLimits: boolean
}

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
    HOST: z.string().default('0.0.0.0'),
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
      .default('info'),
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
    RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off.' }).default('on'),
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
    host: env.HOST,
    port: env.PORT,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    oidc: toOidc(env),
    trustProxy: toTrustProxy(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    feeCents: env.FEE_CENTS,
    secretKey: env.SECRET_KEY,
    rateLimits: env.RATE_LIMITS === 'on',
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

/** `true`, `false`, a number of proxies, or their addresses, as Fastify takes them. */
function toTrustProxy(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') {
    return text === 'true'
  }

  return /^\d+$/.test(text) ? Number(text) : text
}
