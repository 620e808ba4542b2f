import type { MailMessage, MailTransport } from '../kernel/ports.ts'

export interface FakeMail extends MailTransport {
  /** Oldest first. */
  sent: MailMessage[]
}

export function createFakeMail(): FakeMail {
  const sent: MailMessage[] = []

  return {
    sent,
    send: async (message) => {
      sent.push(message)
      return { kind: 'accepted' }
    },
  }
}
