import type { Email } from '../../../infrastructure/mail/email-template.ts'

export interface Undeliverable {
  ownerName: string
  /** "Maria Lopez (maria@example.com)". */
  who: string
  what: 'signing link' | 'signed copy'
  packetName: string
  premises: string
  url: string
}

/** Tells the owner or agent that a mail server would not take a mail for somebody in their packet. */
export function undeliverableEmail(told: Undeliverable): Email {
  return {
    subject: 'An e-mail could not be sent',
    greeting: `Hello ${told.ownerName},`,
    paragraphs: [
      `Our e-mail with the ${told.what} for ${told.who} was refused by the mail server, so they have not got it. It is about “${told.packetName}” for ${told.premises}.`,
      advice[told.what],
    ],
    action: { label: 'Open the packet', url: told.url },
  }
}

const advice: Record<Undeliverable['what'], string> = {
  'signing link':
    'The packet waits, and the link works: copy it and give it to them yourself. If the address is wrong, cancel the packet and make a new one.',
  'signed copy': 'Everyone has signed, and nothing is lost: please give them a copy yourself.',
}
