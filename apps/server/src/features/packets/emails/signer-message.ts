import type { Email } from '../../../infrastructure/mail/email-template.ts'

export interface SenderMessage {
  ownerName: string
  /** "Maria Lopez (Resident 1)". */
  who: string
  packetName: string
  premises: string
  url: string
}

/** Tells the owner or agent that a resident wants to sign on paper. */
export function paperRequestedEmail(told: SenderMessage): Email {
  return {
    subject: 'A resident asks for paper',
    greeting: `Hello ${told.ownerName},`,
    paragraphs: [
      `${told.who} would rather sign “${told.packetName}” for ${told.premises} on paper.`,
      'Nothing has ended: the link still works, should they change their mind. To go on on paper, print the forms, sign them together, and cancel this packet.',
    ],
    action: { label: 'Open the packet', url: told.url },
  }
}

/** Passes a resident's question on to the owner or agent, who answers it by e-mail or phone. */
export function questionEmail(
  told: SenderMessage & { words: string; contact: { email: string } },
): Email {
  return {
    subject: 'A resident has a question',
    greeting: `Hello ${told.ownerName},`,
    paragraphs: [
      `${told.who} has a question about “${told.packetName}” for ${told.premises}:`,
      told.words,
      `Please answer ${told.contact.email}. The packet waits, and the link still works.`,
    ],
    action: { label: 'Open the packet', url: told.url },
  }
}

/** Tells the owner or agent that a link reached somebody else. */
export function wrongRecipientEmail(told: SenderMessage): Email {
  return {
    subject: 'A signing link reached somebody else',
    greeting: `Hello ${told.ownerName},`,
    paragraphs: [
      `Somebody opened the link for ${told.who} to sign “${told.packetName}” for ${told.premises}, and said that they are somebody else.`,
      'That link no longer works, and nothing that was entered with it counts. The others can go on signing.',
    ],
    action: { label: 'Make a new link', url: told.url },
    closing: [
      'We do not send the new link by e-mail, because the address may be wrong: copy it and give it to the right person yourself. If the address is wrong, cancel the packet and make a new one.',
    ],
  }
}
