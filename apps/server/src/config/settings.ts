import { sealLevels } from '@countersign/esign/sealing'
import { z } from 'zod'

/**
 * An environment variable. This declaration is the only source: `readConfig` parses it, and
 * `npm run settings -- write` makes `docs/settings.md` and `.env.example` from it.
 */
export interface Setting {
  group: SettingGroup
  description: string
  /** Parses the text of the variable or of `default`. */
  schema: z.ZodType
  /** The text that applies if the variable is not set. */
  default?: string
  /** What applies if there is no fixed default. */
  fallback?: string
  example: string
  /** Never log it, never commit it. */
  secret?: true
  /**
   * It has no effect alone: which settings it needs, each by name or, with a value, `NAME=value`. The
   * server refuses to start without them.
   */
  requires?: readonly string[]
}

export const settingGroups = [
  'Server',
  'Storage',
  'Login',
  'Email',
  'Signing',
  'Payments',
  'Sealing',
  'Logs and limits',
] as const
type SettingGroup = (typeof settingGroups)[number]

const claimPaths = 'A dot leads into an object: `realm_access.roles`.'

const severalHosts =
  'must name one host. For several, put a proxy before them that finds the primary, such as HAProxy.'

function listsHosts(url: string): boolean {
  const authority = url.split('//')[1]?.split(/[/?]/)[0] ?? ''

  return authority.slice(authority.lastIndexOf('@') + 1).includes(',')
}

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address.' })

/** The id of an email takes the other 43 of the 64 characters (RFC 5321, 4.5.3.1.1). */
const bounceAddress = /^[^\s@+<>",;:\\]{1,21}@[a-z0-9][a-z0-9.-]*$/i

export const settings = {
  NODE_ENV: {
    group: 'Server',
    description:
      '`production` requires `OIDC_ISSUER`, listens on all interfaces, logs at `info` and has no mailbox page.',
    schema: z.string().optional(),
    fallback: 'development',
    example: 'production',
  },
  PORT: {
    group: 'Server',
    description: 'The port that the server listens on.',
    schema: integer({ min: 0, max: 65_535 }),
    default: '3000',
    example: '8080',
  },
  HOST: {
    group: 'Server',
    description: 'The interface that the server listens on.',
    schema: z.string().optional(),
    fallback: '`localhost`; `0.0.0.0` in production',
    example: '0.0.0.0',
  },
  PUBLIC_URL: {
    group: 'Server',
    description: 'The address in the browser and in the links of emails.',
    schema: httpUrl.optional(),
    fallback: '`http://localhost:$PORT`',
    example: 'https://forms.example.com',
  },
  TRUST_PROXY: {
    group: 'Server',
    description:
      'Whose `X-Forwarded-For` is trusted: `true`, `false`, a number of proxies, or their addresses, separated by commas.',
    schema: z.string(),
    default: 'false',
    example: '1',
  },
  DRAIN_SECONDS: {
    group: 'Server',
    description:
      'How long a server goes on serving after SIGTERM, while `/api/health/accepting` and `/api/health/ready` answer 503: longer than the proxy takes to notice. With more than 5, stopping takes up to 4 seconds longer than this.',
    schema: integer({ min: 0, max: 600 }).optional(),
    fallback: '`0`; `5` in production',
    example: '5',
  },
  DATA_DIR: {
    group: 'Storage',
    description: 'The folder for files, keys and the embedded database.',
    schema: z.string(),
    default: './data',
    example: '/var/lib/countersign',
  },
  DATABASE_URL: {
    group: 'Storage',
    description: 'A PostgreSQL database, version 15 or later.',
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://.')
      .refine((url) => !listsHosts(url), severalHosts)
      .optional(),
    fallback: 'an embedded PostgreSQL 18 in `DATA_DIR`',
    example: 'postgres://countersign:password@db.example.com:5432/countersign',
    secret: true,
  },
  DATABASE_URL_DIRECT: {
    group: 'Storage',
    description:
      'The same database without its connection pooler, for migrations, background jobs and backups. Needed if `DATABASE_URL` leads to a pooler in transaction mode.',
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://.')
      .refine((url) => !listsHosts(url), severalHosts)
      .optional(),
    fallback: '`DATABASE_URL`',
    example: 'postgres://countersign:password@db.example.com:5432/countersign',
    secret: true,
  },
  DATABASE_PREPARED: {
    group: 'Storage',
    description:
      'Whether statements are prepared once per connection. `off` for a connection pooler in transaction mode that does not carry prepared statements, such as PgBouncer before 1.21.',
    schema: z.enum(['on', 'off'], { error: 'must be on or off.' }),
    default: 'on',
    example: 'off',
  },
  FILES: {
    group: 'Storage',
    description:
      'Where files are stored: `folder` is `DATA_DIR/files`, `s3` a bucket with the S3 API. Move them with `npm run files`.',
    schema: z.enum(['folder', 's3'], { error: 'must be folder or s3.' }),
    default: 'folder',
    example: 's3',
  },
  S3_BUCKET: {
    group: 'Storage',
    description:
      'The bucket. Keys come from the AWS SDK’s own chain: `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, a profile, or the role of the machine.',
    schema: z.string().optional(),
    requires: ['FILES=s3'],
    example: 'countersign-files',
  },
  S3_ENDPOINT: {
    group: 'Storage',
    description: 'The address of an S3 service that is not Amazon’s.',
    schema: httpUrl.optional(),
    fallback: 'Amazon’s, by `S3_REGION`',
    requires: ['FILES=s3'],
    example: 'https://s3.example.com',
  },
  S3_REGION: {
    group: 'Storage',
    description: 'The region of the bucket.',
    schema: z.string(),
    default: 'us-east-1',
    requires: ['FILES=s3'],
    example: 'us-west-2',
  },
  S3_PREFIX: {
    group: 'Storage',
    description: 'Begins the name of every file in the bucket, for a bucket that is shared.',
    schema: z.string().transform((text) => text.replace(/^\/+/, '').replace(/([^/])\/*$/, '$1/')),
    default: '',
    requires: ['FILES=s3'],
    example: 'countersign/',
  },
  S3_OBJECT_LOCK_DAYS: {
    group: 'Storage',
    description:
      'For how many days a new file is locked against removal (object lock, mode GOVERNANCE). The bucket must have object lock enabled.',
    schema: integer({ min: 1, max: 36_500 }).optional(),
    fallback: 'not locked, or as the bucket’s own default says',
    requires: ['FILES=s3'],
    example: '2555',
  },
  OIDC_ISSUER: {
    group: 'Login',
    description: 'The OpenID Connect issuer of the association membership.',
    schema: httpUrl.optional(),
    fallback: 'an embedded membership with two demo members; not in production',
    requires: ['OIDC_CLIENT_ID'],
    example: 'https://login.example.com',
  },
  OIDC_CLIENT_ID: {
    group: 'Login',
    description: 'The client id at the issuer.',
    schema: z.string().optional(),
    requires: ['OIDC_ISSUER'],
    example: 'countersign',
  },
  OIDC_CLIENT_SECRET: {
    group: 'Login',
    description: 'The client secret at the issuer, if the client has one.',
    schema: z.string().optional(),
    requires: ['OIDC_ISSUER'],
    example: 'the-secret-of-the-client',
    secret: true,
  },
  OIDC_SCOPES: {
    group: 'Login',
    description: 'The scopes that a login asks for, separated by spaces.',
    schema: z.string().regex(/(^|\s)openid(\s|$)/, 'must include openid.'),
    default: 'openid email profile',
    requires: ['OIDC_ISSUER'],
    example: 'openid email profile groups',
  },
  OIDC_CLAIM_NAME: {
    group: 'Login',
    description: `The claim with a person’s name. ${claimPaths}`,
    schema: z.string(),
    default: 'name',
    requires: ['OIDC_ISSUER'],
    example: 'display_name',
  },
  OIDC_CLAIM_EMAIL: {
    group: 'Login',
    description: 'The claim with a person’s email address.',
    schema: z.string(),
    default: 'email',
    requires: ['OIDC_ISSUER'],
    example: 'mail',
  },
  OIDC_CLAIM_GROUPS: {
    group: 'Login',
    description: 'The claim with a person’s groups, for `OIDC_REQUIRED_CLAIM=groups=…`.',
    schema: z.string(),
    default: 'groups',
    requires: ['OIDC_ISSUER', 'OIDC_REQUIRED_CLAIM'],
    example: 'realm_access.roles',
  },
  OIDC_REQUIRED_CLAIM: {
    group: 'Login',
    description:
      'What makes a person a member: `claim=value`, or `claim` alone for one that must be there and true. A list must have the value among its entries. Everybody else cannot log in.',
    schema: z
      .string()
      .regex(/^[^=\s]+(=.+)?$/, 'must be claim=value or claim.')
      .optional(),
    fallback: 'everybody whom the issuer logs in is a member',
    requires: ['OIDC_ISSUER'],
    example: 'groups=members',
  },
  SMTP_URL: {
    group: 'Email',
    description: 'The mail server.',
    schema: z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://.')
      .optional(),
    fallback: 'emails are not sent, but shown at `/dev/mailbox`',
    example: 'smtps://user:password@mail.example.com:465',
    secret: true,
  },
  MAIL_FROM: {
    group: 'Email',
    description: 'The sender of all emails.',
    schema: z.string(),
    default: 'Countersign <no-reply@localhost>',
    example: 'Countersign <no-reply@example.com>',
  },
  MAIL_BOUNCE_ADDRESS: {
    group: 'Email',
    description:
      'The address that undeliverable emails come back to. Each email gets its own, `bounces+…@example.com`, so that a bounce says which email it is about: the mail server must deliver all of them to one mailbox.',
    schema: z
      .string()
      .regex(bounceAddress, 'must be a plain address, with at most 21 characters before the @.')
      .optional(),
    fallback: 'the address of `MAIL_FROM`',
    example: 'bounces@example.com',
    requires: ['SMTP_URL'],
  },
  MAIL_BOUNCES: {
    group: 'Email',
    description:
      'The mailbox that bounces arrive in, with its folder (default `INBOX`). It is read every minute.',
    schema: z
      .url({ protocol: /^imaps?$/, error: 'must begin with imap:// or imaps://.' })
      .refine((url) => URL.parse(url)?.username, 'must have a user and a password.')
      .optional(),
    fallback: 'bounces are not read',
    example: 'imaps://bounces%40example.com:password@imap.example.com/INBOX',
    secret: true,
    requires: ['SMTP_URL'],
  },
  MAIL_WEBHOOK_SECRET: {
    group: 'Email',
    description:
      'Accepts signed reports of bounces and complaints at `/api/webhooks/mail` ([operations.md](operations.md#email)). At least 32 characters.',
    schema: z.string().min(32, 'must have at least 32 characters.').optional(),
    fallback: 'reports are not accepted',
    example: 'replace-this-with-32-or-more-random-characters',
    secret: true,
    requires: ['SMTP_URL'],
  },
  DKIM_DOMAIN: {
    group: 'Email',
    description: 'Signs emails for this domain (DKIM), with `DKIM_SELECTOR` and `DKIM_KEY_FILE`.',
    schema: z.hostname('must be a domain.').optional(),
    fallback: 'emails are not signed here',
    example: 'example.com',
    requires: ['DKIM_SELECTOR', 'DKIM_KEY_FILE', 'SMTP_URL'],
  },
  DKIM_SELECTOR: {
    group: 'Email',
    description: 'The name under `_domainkey` of the domain that has the public key.',
    schema: z
      .string()
      .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'must be letters, digits, dots and hyphens.')
      .optional(),
    example: 'countersign',
    requires: ['DKIM_DOMAIN'],
  },
  DKIM_KEY_FILE: {
    group: 'Email',
    description: 'A PEM file with the private key (RSA, 1024 bits or more).',
    schema: z.string().optional(),
    example: '/etc/countersign/dkim.pem',
    requires: ['DKIM_DOMAIN'],
  },
  MAILBOX: {
    group: 'Email',
    description:
      '`/dev/mailbox` shows every email with its links, and only to browsers on this machine. `auto`: if login, database and email are all embedded. `on`: also with `DATABASE_URL`. Never in production, or with `OIDC_ISSUER` or `SMTP_URL`.',
    schema: z.enum(['auto', 'on', 'off'], { error: 'must be auto, on or off.' }),
    default: 'auto',
    example: 'off',
  },
  SIGNING_PROVIDER: {
    group: 'Signing',
    description:
      'Who takes the signatures: `embedded`, our own signing room, or `signnow`. Change it only while no packet waits for signatures.',
    schema: z.enum(['embedded', 'signnow'], { error: 'must be embedded or signnow.' }),
    default: 'embedded',
    example: 'signnow',
  },
  SIGNNOW_BASE_URL: {
    group: 'Signing',
    description: 'The address of SignNow’s API; `https://api-eval.signnow.com` for its sandbox.',
    schema: httpUrl,
    default: 'https://api.signnow.com',
    requires: ['SIGNING_PROVIDER=signnow'],
    example: 'https://api-eval.signnow.com',
  },
  SIGNNOW_CLIENT_ID: {
    group: 'Signing',
    description: 'The client id of the application at SignNow.',
    schema: z.string().optional(),
    requires: ['SIGNING_PROVIDER=signnow', 'SIGNNOW_CLIENT_SECRET', 'SIGNNOW_USERNAME'],
    example: '0fccdbc73581ca0f9bf8c379e6a96813',
  },
  SIGNNOW_CLIENT_SECRET: {
    group: 'Signing',
    description: 'The client secret of the application at SignNow.',
    schema: z.string().optional(),
    requires: ['SIGNING_PROVIDER=signnow', 'SIGNNOW_CLIENT_ID'],
    example: 'the-secret-of-the-application',
    secret: true,
  },
  SIGNNOW_USERNAME: {
    group: 'Signing',
    description:
      'The address of the SignNow account that sends all documents. Use one that no owner or resident has: it can never sign.',
    schema: z.string().optional(),
    requires: ['SIGNING_PROVIDER=signnow', 'SIGNNOW_CLIENT_ID', 'SIGNNOW_PASSWORD'],
    example: 'signing@example.com',
  },
  SIGNNOW_PASSWORD: {
    group: 'Signing',
    description: 'The password of the SignNow account.',
    schema: z.string().optional(),
    requires: ['SIGNING_PROVIDER=signnow', 'SIGNNOW_USERNAME'],
    example: 'the-password-of-the-account',
    secret: true,
  },
  SIGNNOW_TOKEN: {
    group: 'Signing',
    description:
      'An API key of SignNow. It takes the place of client id, client secret, username and password.',
    schema: z.string().optional(),
    requires: ['SIGNING_PROVIDER=signnow'],
    example: 'replace-this-with-the-api-key',
    secret: true,
  },
  SIGNNOW_WEBHOOK_SECRET: {
    group: 'Signing',
    description:
      'Checks what SignNow posts to `/api/webhooks/signnow`: the `secret_key` of its event subscriptions. At least 16 characters.',
    schema: z.string().min(16, 'must have at least 16 characters.').optional(),
    fallback: 'no events; SignNow is asked in growing pauses and whenever a signer comes back',
    requires: ['SIGNING_PROVIDER=signnow'],
    example: 'replace-this-with-16-or-more-characters',
    secret: true,
  },
  SEAL_PROVIDER_FILES: {
    group: 'Signing',
    description:
      '`on` adds our seal to SignNow’s signed file as an incremental update, so that `/verify` recognizes it. SignNow’s own bytes stay as they are.',
    schema: z.enum(['on', 'off'], { error: 'must be on or off.' }),
    default: 'off',
    requires: ['SIGNING_PROVIDER=signnow'],
    example: 'on',
  },
  FEE_CENTS: {
    group: 'Payments',
    description: 'The fee for e-signing one packet, in cents.',
    schema: integer({ min: 0, max: 1_000_000 }),
    default: '0',
    example: '500',
  },
  PAYMENT_PROVIDER: {
    group: 'Payments',
    description:
      'How a fee is settled: `recorded` writes it down for an invoice of yours, `stripe` takes it on Stripe’s own page.',
    schema: z.enum(['recorded', 'stripe'], { error: 'must be recorded or stripe.' }),
    default: 'recorded',
    example: 'stripe',
  },
  STRIPE_SECRET_KEY: {
    group: 'Payments',
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
    group: 'Payments',
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
    group: 'Payments',
    description: 'Where Stripe’s API is, for tests with a stand-in.',
    schema: httpUrl.optional(),
    fallback: 'Stripe’s own address',
    requires: ['PAYMENT_PROVIDER=stripe'],
    example: 'http://localhost:12111',
  },
  SECRET_KEY: {
    group: 'Sealing',
    description:
      'Encrypts the sealing keys in the database. At least 32 characters, such as the output of `openssl rand -hex 32`.',
    schema: z.string().min(32, 'must have at least 32 characters.').optional(),
    fallback: 'generated once, in `DATA_DIR/secret-key`',
    example: 'replace-this-with-32-or-more-random-characters',
    secret: true,
  },
  SEAL_LEVEL: {
    group: 'Sealing',
    description:
      'The PAdES level of the seal (ETSI EN 319 142-1): `B-B`, `B-T`, `B-LT` or `B-LTA`. All but `B-B` require `TSA_URLS`.',
    schema: z.enum(sealLevels, { error: 'must be B-B, B-T, B-LT or B-LTA.' }).optional(),
    fallback: '`B-T` with `TSA_URLS`, otherwise `B-B`',
    example: 'B-T',
  },
  TSA_URLS: {
    group: 'Sealing',
    description:
      'RFC 3161 time-stamp authorities, separated by commas or spaces, tried in this order.',
    schema: z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(httpUrl).max(8, 'must be at most 8 addresses.')),
    default: '',
    example: 'http://timestamp.example.com,https://tsa.example.org/tsr',
  },
  TSA_TIMEOUT_MS: {
    group: 'Sealing',
    description: 'How long to wait for each time-stamp authority, in milliseconds.',
    schema: integer({ min: 100, max: 60_000 }),
    default: '3000',
    example: '5000',
  },
  TSA_ROOTS: {
    group: 'Sealing',
    description:
      'A PEM file of further root certificates whose time stamps are trusted when a file is verified.',
    schema: z.string().optional(),
    fallback: 'the public root certificates that come with Node',
    example: '/etc/countersign/tsa-roots.pem',
  },
  LOG_LEVEL: {
    group: 'Logs and limits',
    description:
      '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. Tokens, codes and links are never logged.',
    schema: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent.',
      })
      .optional(),
    fallback: '`warn`; `info` in production',
    example: 'info',
  },
  METRICS_PORT: {
    group: 'Logs and limits',
    description:
      'Serves `GET /metrics` for Prometheus on a port of its own, on the interface of `HOST`: for a network that only operators reach.',
    schema: integer({ min: 0, max: 65_535 }).optional(),
    example: '9464',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'Logs and limits',
    description:
      'Sends traces there (OpenTelemetry, OTLP over HTTP). `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_EXPORTER_OTLP_TIMEOUT`, `OTEL_EXPORTER_OTLP_COMPRESSION` and `OTEL_RESOURCE_ATTRIBUTES` apply as usual.',
    schema: z.url({ protocol: /^https?$/, error: 'must be an HTTP address.' }).optional(),
    fallback: 'nothing is traced',
    example: 'http://collector:4318',
  },
  OTEL_SERVICE_NAME: {
    group: 'Logs and limits',
    description: 'The name of this service in traces.',
    schema: z.string(),
    default: 'countersign',
    example: 'countersign-staging',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    group: 'Logs and limits',
    description: 'The share of traces that are recorded, from 0 to 1.',
    schema: z.coerce.number('must be from 0 to 1.').min(0).max(1),
    default: '1',
    example: '0.1',
  },
  METRICS_TOKEN: {
    group: 'Logs and limits',
    description:
      'Serves `GET /metrics` on `PORT`, for requests with this bearer token. At least 16 characters.',
    schema: z.string().min(16, 'must have at least 16 characters.').optional(),
    example: 'replace-this-with-a-random-token',
    secret: true,
  },
  RATE_LIMITS: {
    group: 'Logs and limits',
    description: '`on`, or `off` for load tests.',
    schema: z.enum(['on', 'off'], { error: 'must be on or off.' }),
    default: 'on',
    example: 'off',
  },
  UPLOAD_MEGABYTES: {
    group: 'Logs and limits',
    description:
      'How much of uploaded files a server receives and works on at once, in `DATA_DIR/incoming`. What is beyond that is answered with 503. One member can use 100 of them, one address 200.',
    schema: integer({ min: 64, max: 1_000_000 }),
    default: '512',
    example: '2048',
  },
} satisfies Record<string, Setting>

function integer({ min, max }: { min: number; max: number }) {
  return z.coerce
    .number({ error: 'must be a number.' })
    .int('must be a whole number.')
    .min(min, `must be at least ${min}.`)
    .max(max, `must be at most ${max}.`)
}
