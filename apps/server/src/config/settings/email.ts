import { z } from 'zod'
import { unreadableUrl } from './schemas.ts'
import type { Setting } from './setting.ts'

/** The id of an email takes the other 43 of the 64 characters (RFC 5321, 4.5.3.1.1). */
const bounceAddress = /^[^\s@+<>",;:\\]{1,21}@[a-z0-9][a-z0-9.-]*$/i

const sender = /^([^<>]*<[^\s@<>",;]+@[^\s@<>",;]+>|[^\s@<>",;]+@[^\s@<>",;]+)$/

export const emailSettings = {
  SMTP_URL: {
    description: 'The mail server.',
    schema: z
      .string()
      .regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://.', abort: true })
      .refine((url) => URL.parse(url)?.hostname, unreadableUrl)
      .optional(),
    fallback: 'emails are not sent, but shown at `/dev/mailbox`',
    example: 'smtps://user:password@mail.example.com:465',
    secret: true,
  },
  MAIL_FROM: {
    description: 'The sender of all emails.',
    schema: z
      .string()
      .regex(
        sender,
        'must be an address, with or without a name: Countersign <no-reply@example.com>.',
      ),
    default: 'Countersign <no-reply@localhost>',
    example: 'Countersign <no-reply@example.com>',
  },
  MAIL_BOUNCE_ADDRESS: {
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
    description:
      'The mailbox that bounces arrive in, with its folder (default `INBOX`). It is read every minute.',
    schema: z
      .string()
      .regex(/^imaps?:\/\//, { error: 'must begin with imap:// or imaps://.', abort: true })
      .refine((url) => URL.parse(url)?.hostname, { error: unreadableUrl, abort: true })
      .refine(hasLogin, 'must have a user and a password.')
      .optional(),
    fallback: 'bounces are not read',
    example: 'imaps://bounces%40example.com:password@imap.example.com/INBOX',
    secret: true,
    requires: ['SMTP_URL'],
  },
  MAIL_WEBHOOK_SECRET: {
    description:
      'Accepts signed reports of bounces and complaints at `/api/webhooks/mail` ([email.md](operations/email.md#bounces-and-complaints)). At least 32 characters.',
    schema: z.string().min(32, 'must have at least 32 characters.').optional(),
    fallback: 'reports are not accepted',
    example: 'replace-this-with-32-or-more-random-characters',
    secret: true,
    requires: ['SMTP_URL'],
  },
  DKIM_DOMAIN: {
    description: 'Signs emails for this domain (DKIM), with `DKIM_SELECTOR` and `DKIM_KEY_FILE`.',
    schema: z.hostname('must be a domain.').optional(),
    fallback: 'emails are not signed here',
    example: 'example.com',
    requires: ['DKIM_SELECTOR', 'DKIM_KEY_FILE', 'SMTP_URL'],
  },
  DKIM_SELECTOR: {
    description: 'The name under `_domainkey` of the domain that has the public key.',
    schema: z
      .string()
      .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'must be letters, digits, dots and hyphens.')
      .optional(),
    example: 'countersign',
    requires: ['DKIM_DOMAIN'],
  },
  DKIM_KEY_FILE: {
    description: 'A PEM file with the private key (RSA, 1024 bits or more).',
    schema: z.string().optional(),
    example: '/etc/countersign/dkim.pem',
    requires: ['DKIM_DOMAIN'],
  },
  MAILBOX: {
    description:
      '`/dev/mailbox` shows every email with its links, and only to browsers on this machine. `auto`: if login, database and email are all embedded. `on`: also with `DATABASE_URL`. Never in production, or with `OIDC_ISSUER` or `SMTP_URL`.',
    schema: z.enum(['auto', 'on', 'off'], { error: 'must be auto, on or off.' }),
    default: 'auto',
    example: 'off',
  },
} satisfies Record<string, Setting>

function hasLogin(text: string): boolean {
  const url = URL.parse(text)

  return Boolean(url?.username && url.password)
}
