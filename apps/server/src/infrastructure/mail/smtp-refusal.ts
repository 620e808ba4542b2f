import { z } from 'zod'

/** What a mail server replied to a command that it did not accept. */
export interface SmtpRefusal {
  reply: string
}

/**
 * A reply that is final for this recipient or message: 5yz to RCPT or DATA (RFC 5321, 4.2.1). To
 * anything else, such as the login or the sender, it is about the server or a setting of ours, and a
 * retry may help: `undefined`.
 */
export function parseRefusal(error: unknown): SmtpRefusal | undefined {
  const reply = error instanceof Error ? Refusal.safeParse(error).data : undefined
  if (
    !reply ||
    aboutOurServer.has(reply.responseCode) ||
    isRelayDenied(reply.response) ||
    isAboutServer(reply)
  ) {
    return undefined
  }

  return { reply: reply.response.slice(0, 300) }
}

const Refusal = z.object({
  command: z.enum(['RCPT TO', 'DATA']),
  responseCode: z.number().min(500).max(599),
  response: z.string(),
})

/** Syntax and order of commands (500, 502-504) and the login (530-538, RFC 4954). */
const aboutOurServer = new Set([500, 502, 503, 504, 530, 534, 535, 538])

/**
 * By the enhanced code (RFC 3463): 3 is the mail system, such as a full disk. After DATA all recipients
 * were accepted already, so only an address (1), a mailbox (2), the message (6) or a policy (7) is about
 * this mail: "554 Transaction failed" is said to everybody until the server is mended.
 */
function isAboutServer({ command, response }: z.infer<typeof Refusal>): boolean {
  const subject = /^5\d\d[ -]5\.(\d)\.\d+/.exec(response)?.[1]
  if (command === 'RCPT TO') {
    return subject === '3'
  }

  return subject === undefined || !['1', '2', '6', '7'].includes(subject)
}

/** "554 5.7.1 <maria@example.com>: Relay access denied": our mail server does not know us. */
function isRelayDenied(response: string): boolean {
  return /^55\d[ -](5\.7\.\d+ )?.*\brelay(ing)?\b/i.test(response)
}
