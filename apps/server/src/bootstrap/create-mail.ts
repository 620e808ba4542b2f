import type { Config } from '../config/config.ts'
import { readDkimKey } from '../config/dkim-key.ts'
import { createOutboxTransport } from '../infrastructure/mail/outbox-transport.ts'
import { createReturnPath, type ReturnPath } from '../infrastructure/mail/return-path.ts'
import type { MailTransport } from '../kernel/ports.ts'

interface Mail {
  transport: MailTransport
  returnPath: ReturnPath | undefined
  close(): Promise<void>
}

/** SMTP_URL, or else the outbox table only. */
export async function createMail(config: Config, secretKey: string): Promise<Mail> {
  const { smtpUrl: url, mailFrom: from, mailBounceAddress: address, dkim } = config
  const returnPath = address ? createReturnPath({ address, secretKey }) : undefined
  if (!url) {
    return { transport: createOutboxTransport(), returnPath, close: () => Promise.resolve() }
  }

  const { createSmtpTransport } = await import('../infrastructure/mail/smtp-transport.ts')
  const transport = createSmtpTransport({
    url,
    from,
    returnPath,
    dkim: dkim && { ...dkim, privateKey: readDkimKey(dkim) },
  })
  return { transport, returnPath, close: () => transport.close() }
}
