import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { MailMessage, MailOutcome, MailTransport } from '../../kernel/ports.ts'
import { headerName, headerText, isSafeAddress } from './header-text.ts'

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

/** One recipient's server that does not answer must not hold up the mails to everyone else. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 }

export function createSmtpTransport({ url, from }: SmtpOptions): MailTransport {
  const transport = createTransport({ url, ...timeouts })
  const sender = parseSender(from)

  return {
    async send(message) {
      if (!isSafeAddress(message.to.email)) {
        return { kind: 'rejected', reply: 'This is not an address that emails can be sent to.' }
      }
      try {
        await transport.sendMail(toMail(message, sender))
        return { kind: 'accepted' }
      } catch (error) {
        return parseRejection(error)
      }
    },
  }
}

interface Sender {
  name: string
  address: string
  domain: string
}

function parseSender(from: string): Sender {
  const [, name = '', address = from] = /^(.*)<([^<>]+)>\s*$/.exec(from) ?? []

  return {
    name: name.replaceAll('"', '').trim(),
    address: address.trim(),
    domain: /@([\w.-]+)/.exec(from)?.[1] ?? 'countersign.invalid',
  }
}

/** Later mails of a thread name its first one (RFC 5322, 3.6.4). */
function toMail(message: MailMessage, { name, address, domain }: Sender) {
  const { id, messageId = `${id}@${domain}`, threadId, fromName, replyTo, to } = message
  const isReply = threadId !== undefined && threadId !== messageId

  return {
    messageId: `<${messageId}>`,
    ...(isReply && { inReplyTo: `<${threadId}>`, references: `<${threadId}>` }),
    from: { name: headerName(fromName ?? name), address },
    ...(replyTo &&
      isSafeAddress(replyTo.email) && {
        replyTo: { name: headerName(replyTo.name), address: replyTo.email },
      }),
    to: { name: headerName(to.name), address: to.email },
    subject: headerText(message.subject),
    // No out-of-office replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: message.text,
    html: message.html,
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
