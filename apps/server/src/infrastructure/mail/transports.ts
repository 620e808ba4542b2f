import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { MailOutcome, MailTransport } from '../../kernel/ports.ts'

/** Without a mail server, mails stay in the outbox table; in development `/dev/mailbox` shows them. */
export function createOutboxTransport(): MailTransport {
  return { send: () => Promise.resolve({ kind: 'stored' }) }
}

export interface SmtpOptions {
  /** `smtps://user:password@host:port` or `smtp://…`. */
  url: string
  /** The sender's address, `Countersign <forms@example.com>`. */
  from: string
}

export function createSmtpTransport({ url, from }: SmtpOptions): MailTransport {
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
        return { kind: 'accepted' }
      } catch (error) {
        return parseRejection(error)
      }
    },
  }
}

/**
 * A 5yz reply to the recipient or to the message is permanent (RFC 5321, 4.2.1). To anything else,
 * such as the login or the sender, it is a setting of ours: it throws, and the job is retried.
 */
function parseRejection(error: unknown): MailOutcome {
  const reply = error instanceof Error ? Rejection.safeParse(error).data : undefined
  if (!reply) {
    throw error
  }

  return { kind: 'rejected', reply: reply.response.slice(0, 300) }
}

const Rejection = z.object({
  command: z.enum(['RCPT TO', 'DATA']),
  responseCode: z.number().min(500).max(599),
  response: z.string(),
})
