import { createTransport } from 'nodemailer'
import type { MailMessage, MailTransport } from '../../kernel/ports.ts'
import { headerName, headerText, isSafeAddress } from './header-text.ts'
import type { ReturnPath } from './return-path.ts'
import { parseRefusal } from './smtp-refusal.ts'

export interface SmtpOptions {
  /** `smtps://user:password@host:port` or `smtp://…`. */
  url: string
  /** The sender's address, `Countersign <forms@example.com>`. */
  from: string
  dkim?: DkimOptions | undefined
  /** Default: bounces go to the sender's address. */
  returnPath?: Pick<ReturnPath, 'addressOf'> | undefined
  timeouts?: Partial<SmtpTimeouts>
}

interface DkimOptions {
  domain: string
  selector: string
  /** PEM. */
  privateKey: string
}

interface SmtpTimeouts {
  connectMs: number
  /** Between two replies. */
  silenceMs: number
  /** For the whole mail: a server may send one byte at a time. */
  totalMs: number
}

const defaultTimeouts: SmtpTimeouts = { connectMs: 20_000, silenceMs: 30_000, totalMs: 90_000 }
/** Connections that are kept open. As many mails are sent at once (`send-mail.ts`). */
const maxConnections = 5
const maxMailsPerConnection = 100

export interface SmtpTransport extends MailTransport {
  /** Closes the connections, also those that are in use. */
  close(): Promise<void>
}

export function createSmtpTransport(options: SmtpOptions): SmtpTransport {
  const { url, from, dkim, returnPath } = options
  const timeouts = { ...defaultTimeouts, ...options.timeouts }
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    maxMessages: maxMailsPerConnection,
    dnsTimeout: timeouts.connectMs,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
      },
    }),
  })
  const sender = parseSender(from)

  return {
    async send(message) {
      if (!isSafeAddress(message.to.email)) {
        return { kind: 'rejected', reply: 'This is not an address that emails can be sent to.' }
      }
      try {
        await transport.sendMail({
          ...toMail(message, sender),
          envelope: {
            from: returnPath?.addressOf(message.id) ?? sender.address,
            to: message.to.email,
          },
          signal: AbortSignal.timeout(timeouts.totalMs),
        })
        return { kind: 'accepted' }
      } catch (error) {
        const refusal = parseRefusal(error)
        if (!refusal) {
          throw error
        }
        return { kind: 'rejected', reply: refusal.reply }
      }
    },
    close: () => Promise.resolve(transport.close({ force: true })),
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
