import type { Config } from '../config/config.ts'
import { readDkimKey } from '../config/dkim-key.ts'
import { createOutboxTransport } from '../infrastructure/mail/outbox-transport.ts'
import { createReadReportsJob } from '../features/emails/index.ts'
import { createMailWebhook } from '../infrastructure/mail/reports/mail-webhook.ts'
import { createReturnPath } from '../infrastructure/mail/return-path.ts'
import type { Job, Ports } from '../kernel/context.ts'
import type { MailTransport } from '../kernel/ports.ts'

interface Mail {
  transport: MailTransport
  /** Reads what comes back, if `MAIL_BOUNCES` says where. */
  jobs: Job[]
  webhooks: Ports['webhooks']
  close(): Promise<void>
}

/** SMTP_URL, or else the outbox table only. */
export async function createMail(config: Config, secretKey: string): Promise<Mail> {
  const {
    smtpUrl: url,
    mailFrom: from,
    mailBounceAddress: address,
    dkim,
    mailWebhookSecret: secret,
  } = config
  if (!url) {
    const transport = createOutboxTransport()
    return { transport, jobs: [], webhooks: {}, close: () => Promise.resolve() }
  }

  const returnPath = address ? createReturnPath({ address, secretKey }) : undefined
  const { createSmtpTransport } = await import('../infrastructure/mail/smtp-transport.ts')
  const transport = createSmtpTransport({
    url,
    from,
    returnPath,
    dkim: dkim && { ...dkim, privateKey: readDkimKey(dkim) },
  })
  const jobs = config.mailBouncesUrl
    ? [createReadReportsJob({ mailbox: await openMailbox(config.mailBouncesUrl), returnPath })]
    : []

  const webhooks = secret ? { mail: createMailWebhook({ secret }) } : {}

  return { transport, jobs, webhooks, close: () => transport.close() }
}

/** Loaded on demand: few installations read a mailbox. */
async function openMailbox(url: string) {
  const { createImapMailbox } = await import('../infrastructure/mail/reports/imap-mailbox.ts')

  return createImapMailbox({ url })
}
