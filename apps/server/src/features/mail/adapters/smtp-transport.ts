import { createTransport } from 'nodemailer'
import type { MailTransport } from '../../../kernel/parts.ts'

export interface SmtpSettings {
  /** `smtps://user:password@host:port` or `smtp://…`. */
  url: string
  /** The sender's address, `Countersign <forms@example.com>`. */
  from: string
}

/** Hands mails to a mail server; a refusal is thrown, and the job tries again later. */
export function createSmtpTransport({ url, from }: SmtpSettings): MailTransport {
  const transport = createTransport(url)
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'countersign.invalid'

  return {
    async send(message) {
      await transport.sendMail({
        messageId: `<${message.id}@${domain}>`,
        from,
        to: { name: message.to.name, address: message.to.email },
        subject: message.subject,
        text: message.text,
        html: message.html,
      })
    },
  }
}
