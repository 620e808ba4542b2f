import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { MailOutcome, MailTransport } from '../../kernel/ports.ts'

export interface SmtpSettings {
  /** `smtps://user:password@host:port` or `smtp://…`. */
  url: string
  /** The sender's address, `Countersign <forms@example.com>`. */
  from: string
}

/** Hands mails to a mail server. */
export function createSmtpTransport({ url, from }: SmtpSettings): MailTransport {
  const transport = createTransport(url)
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'countersign.invalid'

  return {
    async send(message) {
      try {
        await transport.sendMail({
          messageId: `<${message.id}@${domain}>`,
          from,
          to: { name: message.to.name, address: message.to.email },
          subject: message.subject,
          text: message.text,
          html: message.html,
        })
        return { kind: 'handed-over' }
      } catch (error) {
        return refusalIn(error)
      }
    },
  }
}

/**
 * A reply of the class 5yz to the recipient or to the message is for good (RFC 5321, 4.2.1). To
 * anything else, such as the log-in or the sender, it is a setting of ours, and can be mended.
 */
function refusalIn(error: unknown): MailOutcome {
  const reply = error instanceof Error ? Refused.safeParse(error).data : undefined
  if (!reply) {
    throw error
  }

  return { kind: 'refused', reply: reply.response.slice(0, 300) }
}

const Refused = z.object({
  command: z.enum(['RCPT TO', 'DATA']),
  responseCode: z.number().min(500).max(599),
  response: z.string(),
})
