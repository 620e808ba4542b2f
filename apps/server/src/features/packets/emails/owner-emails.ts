import type { Email } from '../../../infrastructure/mail/email-template.ts'
import { formatInstant } from './format-instant.ts'

interface PacketFacts {
  ownerName: string
  packetName: string
  address: string
  url: string
}

/** `signer` as in "Maria Lopez (Resident 1)". */
type SignerFacts = PacketFacts & { signer: string }

export function yourTurnEmail(facts: PacketFacts & { residentNames: readonly string[] }): Email {
  const { ownerName, packetName, address, residentNames, url } = facts
  const verb = residentNames.length === 1 ? 'has' : 'have'

  return {
    subject: 'It is your turn to sign',
    greeting: `Hello ${ownerName},`,
    paragraphs: [
      `${formatList(residentNames)} ${verb} signed “${packetName}” for ${address}. Your signature is the only one left.`,
    ],
    action: { label: 'Sign now', url },
  }
}

export function ownerReminderEmail({ ownerName, packetName, address, url }: PacketFacts): Email {
  return {
    subject: 'Your signature is still missing',
    greeting: `Hello ${ownerName},`,
    paragraphs: [
      `Everyone else has signed “${packetName}” for ${address}. It takes effect once you sign too.`,
    ],
    action: { label: 'Sign now', url },
  }
}

export function residentSignedEmail(facts: SignerFacts & { waitingFor: readonly string[] }): Email {
  const { ownerName, signer, packetName, address, waitingFor, url } = facts

  return {
    subject: `${signer} has signed`,
    greeting: `Hello ${ownerName},`,
    paragraphs: [
      `${signer} has signed “${packetName}” for ${address}. Still to sign: ${formatList(waitingFor)}, and then you.`,
    ],
    action: { label: 'Open the packet', url },
    notes: ['You can turn these messages off in your account.'],
  }
}

export function executedEmail({ name, address, documentTitles, url, notMailed }: Executed): Email {
  return {
    subject: 'Your signed documents',
    greeting: `Hello ${name},`,
    paragraphs: [`Everyone has signed the documents for ${address}:`],
    list: [...documentTitles],
    action: { label: 'Open your signed copy', url },
    notes: [
      ...notMailed.map(
        (signer) =>
          `We did not email this to ${signer}, because a link sent to that address reached someone else. Please give them a copy yourself.`,
      ),
      'Please save a copy. The file is sealed, so anyone can check that it has not been changed.',
    ],
  }
}

export interface Executed {
  name: string
  address: string
  documentTitles: readonly string[]
  url: string
  /** Signers whose link reached someone else. */
  notMailed: readonly string[]
}

export function declinedEmail(facts: SignerFacts & { reason: string }): Email {
  return {
    subject: 'A signer declined',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `${facts.signer} declined to sign “${facts.packetName}” for ${facts.address}. The packet is closed, and its links no longer work.`,
      `The reason given: ${facts.reason}`,
    ],
    action: { label: 'Open the packet', url: facts.url },
    notes: ['If you agree on a change, create a new packet and send it.'],
  }
}

export function expiredEmail(facts: PacketFacts & { signers: readonly string[] }): Email {
  return {
    subject: 'A signing request has expired',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `${formatList(facts.signers)} did not sign “${facts.packetName}” for ${facts.address} in time. The packet is closed, and its links no longer work.`,
    ],
    action: { label: 'Open the packet', url: facts.url },
    notes: ['If you still need the signatures, create a new packet and send it.'],
  }
}

interface ExpiredLink extends PacketFacts {
  signers: readonly string[]
  /** When the packet closes unless a new link is made. */
  closesAt: Date
}

export function linkExpiredEmail(link: ExpiredLink): Email {
  return {
    subject: 'A signing link has expired',
    greeting: `Hello ${link.ownerName},`,
    paragraphs: [
      `${formatList(link.signers)} did not sign “${link.packetName}” for ${link.address} in time, and the link no longer works.`,
      `Make a new link if you still want the signature. Otherwise, the packet closes on ${formatInstant(link.closesAt)}.`,
    ],
    action: { label: 'Make a new link', url: link.url },
  }
}

export function newLinkRequestedEmail(link: ExpiredLink): Email {
  return {
    subject: 'A resident asks for a new link',
    greeting: `Hello ${link.ownerName},`,
    paragraphs: [
      `${formatList(link.signers)} would like to sign “${link.packetName}” for ${link.address}, but the link has expired.`,
      `When you make a new link, we email it to them right away. Without one, the packet closes on ${formatInstant(link.closesAt)}.`,
    ],
    action: { label: 'Make a new link', url: link.url },
  }
}

export function paperRequestedEmail(facts: SignerFacts): Email {
  return {
    subject: 'A resident asks for paper',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `${facts.signer} would rather sign “${facts.packetName}” for ${facts.address} on paper.`,
      'The link still works in case they change their mind. To continue on paper, print the forms, sign them together, and cancel this packet.',
    ],
    action: { label: 'Open the packet', url: facts.url },
  }
}

export function questionEmail(facts: SignerFacts & { question: string; replyTo: string }): Email {
  return {
    subject: 'A resident has a question',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `${facts.signer} has a question about “${facts.packetName}” for ${facts.address}:`,
      facts.question,
      `Please reply to ${facts.replyTo}. The packet stays open, and the link still works.`,
    ],
    action: { label: 'Open the packet', url: facts.url },
  }
}

export function wrongRecipientEmail(facts: SignerFacts): Email {
  return {
    subject: 'A signing link reached the wrong person',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `Someone opened the link for ${facts.signer} to sign “${facts.packetName}” for ${facts.address} and said that they are someone else.`,
      'That link no longer works, and nothing entered with it counts. The other signers can continue.',
    ],
    action: { label: 'Make a new link', url: facts.url },
    notes: [
      'We do not email the new link, because the address may be wrong. Copy it and give it to the right person yourself. If the address is wrong, cancel the packet and create a new one.',
    ],
  }
}

export interface Undeliverable extends SignerFacts {
  content: 'signing link' | 'signed copy'
}

export function undeliverableEmail(facts: Undeliverable): Email {
  return {
    subject: 'An email could not be delivered',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `The mail server rejected our email with the ${facts.content} for ${facts.signer}, so they did not get it. It is about “${facts.packetName}” for ${facts.address}.`,
      advice[facts.content],
    ],
    action: { label: 'Open the packet', url: facts.url },
  }
}

const advice: Record<Undeliverable['content'], string> = {
  'signing link':
    'The packet stays open, and the link works: copy it and give it to them yourself. If the address is wrong, cancel the packet and create a new one.',
  'signed copy': 'Everyone has signed, and nothing is lost. Please give them a copy yourself.',
}

function formatList(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names)
}
