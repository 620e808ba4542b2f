import { formatDay } from '@countersign/answers/format-day'
import type { Email } from '../../infrastructure/mail/email-template.ts'
import { formatInstant } from './format-instant.ts'
import { documentsForHome, shortName, type OwnerFacts } from './packet-facts.ts'

type PacketFacts = OwnerFacts & { url: string }

/** A signer's name, and as in "Maria Lopez (Resident 1)". */
type SignerFacts = PacketFacts & { name: string; signer: string }

export function yourTurnEmail(facts: PacketFacts & { residentNames: readonly string[] }): Email {
  const { ownerName, packetName, address, residentNames, url } = facts
  const verb = residentNames.length === 1 ? 'has' : 'have'

  return {
    subject: `Your turn to sign: ${documentsForHome(facts)}`,
    preheader: 'Your signature is the only one left.',
    greeting: `Hello ${ownerName},`,
    paragraphs: [
      `${formatList(residentNames)} ${verb} signed “${packetName}” for ${address}. Your signature is the only one left.`,
    ],
    action: { label: 'Sign now', url },
  }
}

export function ownerReminderEmail(facts: PacketFacts): Email {
  return {
    subject: `Reminder: your signature is missing on ${documentsForHome(facts)}`,
    preheader: 'Everyone else has signed.',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `Everyone else has signed “${facts.packetName}” for ${facts.address}. It takes effect once you sign too.`,
    ],
    action: { label: 'Sign now', url: facts.url },
  }
}

export function residentSignedEmail(facts: SignerFacts & { waitingFor: readonly string[] }): Email {
  const { ownerName, name, signer, packetName, address, waitingFor, url } = facts

  return {
    subject: `${shortName(name)} signed: ${documentsForHome(facts)}`,
    preheader: `Still to sign: ${formatList(waitingFor)}, and then you.`,
    greeting: `Hello ${ownerName},`,
    paragraphs: [
      `${signer} has signed “${packetName}” for ${address}. Still to sign: ${formatList(waitingFor)}, and then you.`,
    ],
    action: { label: 'Open the packet', url },
    notes: ['You can turn these messages off in your account.'],
  }
}

export interface EndedForm {
  by: 'association' | 'library'
  title: string
  lastDay: string | null
  withdrawn: { on: string; reason: string } | undefined
}

export function formEndsEmail(facts: PacketFacts & EndedForm): Email {
  const { ownerName, packetName, address, by, title, lastDay, withdrawn, url } = facts
  const happened = withdrawn
    ? `${by === 'association' ? 'Your association' : 'Countersign'} withdraws “${title}” from ${formatDay(withdrawn.on)}. Its reason: ${withdrawn.reason}`
    : `Your association has a new edition of “${title}”. The one before it is valid until ${formatDay(lastDay ?? '')}.`

  return {
    subject: `A form that you sent has changed: ${documentsForHome(facts)}`,
    preheader: 'The packet stays as it is, unless you revise it.',
    greeting: `Hello ${ownerName},`,
    paragraphs: [
      happened,
      `It is in “${packetName}” for ${address}, which you have sent. The packet stays as it is. If it should have the new edition, open it and choose “Revise”.`,
    ],
    action: { label: 'Open the packet', url },
  }
}

export interface Executed extends PacketFacts {
  notMailed: readonly string[]
}

export function executedEmail(facts: Executed): Email {
  const { documentTitles } = facts

  return {
    subject: `Signed by everyone: ${documentsForHome(facts)}`,
    preheader: 'Open and save your signed copy.',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [`Everyone has signed “${facts.packetName}” for ${facts.address}.`],
    action: { label: 'Open your signed copy', url: facts.url },
    ...(documentTitles.length > 1 && {
      list: { title: 'The documents:', items: [...documentTitles] },
    }),
    notes: [
      ...facts.notMailed.map(
        (signer) =>
          `We did not email this to ${signer}, because a link sent to that address reached someone else. Please give them a copy yourself.`,
      ),
      'Please save a copy. The file is sealed, so anyone can check that it has not been changed.',
    ],
  }
}

export function declinedEmail(facts: SignerFacts & { reason: string }): Email {
  return {
    subject: `${shortName(facts.name)} declined to sign: ${documentsForHome(facts)}`,
    preheader: 'The packet is closed. You can revise it.',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `${facts.signer} declined to sign “${facts.packetName}” for ${facts.address}. The packet is closed, and its links no longer work. The reason given:`,
    ],
    quote: facts.reason,
    action: { label: 'Open the packet', url: facts.url },
    notes: [
      'If you agree on a change, open the packet and choose “Revise”: you get a new packet with the same people and answers.',
    ],
  }
}

interface Expired extends PacketFacts {
  /** "Maria Lopez (Resident 1)". */
  signers: readonly string[]
}

export function expiredEmail(facts: Expired): Email {
  return {
    subject: `Not signed in time: ${documentsForHome(facts)}`,
    preheader: 'The packet is closed. You can revise it.',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `${formatList(facts.signers)} did not sign “${facts.packetName}” for ${facts.address} in time. The packet is closed, and its links no longer work.`,
    ],
    action: { label: 'Open the packet', url: facts.url },
    notes: [
      'If you still need the signatures, open the packet and choose “Revise”: you get a new packet with the same people and answers.',
    ],
  }
}

interface ExpiredLink extends Expired {
  /** For the subject. */
  names: readonly string[]
  /** When the packet closes unless a new link is made. */
  closesAt: Date
}

export function linkExpiredEmail(facts: ExpiredLink): Email {
  return {
    subject: `Link expired for ${shortName(formatList(facts.names))}: ${documentsForHome(facts)}`,
    preheader: 'Make a new link if you still want the signature.',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `${formatList(facts.signers)} did not sign “${facts.packetName}” for ${facts.address} in time, and the link no longer works.`,
      `Make a new link if you still want the signature. Otherwise, the packet closes on ${formatInstant(facts.closesAt, facts)}.`,
    ],
    action: { label: 'Make a new link', url: facts.url },
  }
}

export function newLinkRequestedEmail(facts: ExpiredLink): Email {
  return {
    subject: `${shortName(formatList(facts.names))} asks for a new link: ${documentsForHome(facts)}`,
    preheader: 'When you make a new link, we email it right away.',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `${formatList(facts.signers)} would like to sign “${facts.packetName}” for ${facts.address}, but the link has expired.`,
      `When you make a new link, we email it to them right away. Without one, the packet closes on ${formatInstant(facts.closesAt, facts)}.`,
    ],
    action: { label: 'Make a new link', url: facts.url },
  }
}

export function paperRequestedEmail(facts: SignerFacts): Email {
  return {
    subject: `${shortName(facts.name)} asks for paper: ${documentsForHome(facts)}`,
    preheader: 'Print the packet, sign it together, and upload the scan.',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `${facts.signer} would rather sign “${facts.packetName}” for ${facts.address} on paper.`,
      'Open the packet and choose “Print” to get it filled out. When everyone has signed it, choose “Finished on paper” and upload the scan. The link still works in case they change their mind.',
    ],
    action: { label: 'Open the packet', url: facts.url },
    notes: [`If you reply to this email, ${facts.name} gets your reply.`],
  }
}

export function questionEmail(facts: SignerFacts & { question: string; replyTo: string }): Email {
  return {
    subject: `${shortName(facts.name)} has a question: ${documentsForHome(facts)}`,
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `${facts.signer} has a question about “${facts.packetName}” for ${facts.address}:`,
    ],
    quote: facts.question,
    action: { label: 'Open the packet', url: facts.url },
    notes: [
      `Reply to this email, and your reply goes to ${facts.name} (${facts.replyTo}). An answer that you write in the packet is kept in its history.`,
      'The packet stays open, and the link still works.',
    ],
  }
}

export function wrongRecipientEmail(facts: SignerFacts): Email {
  return {
    subject: `The link for ${shortName(facts.name)} reached someone else: ${documentsForHome(facts)}`,
    preheader: 'That link no longer works. Correct the email address.',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `Someone opened the link for ${facts.signer} to sign “${facts.packetName}” for ${facts.address} and said that they are someone else.`,
      'That link no longer works, and nothing entered with it counts. The other signers can continue.',
      'Open the packet and choose “Correct” to change the email address: we send a new link to the new address. If the address is right, make a new link, copy it and give it to them yourself.',
    ],
    action: { label: 'Open the packet', url: facts.url },
  }
}

export interface Undeliverable extends SignerFacts {
  content: 'signing link' | 'reminder' | 'answer' | 'signed copy' | 'copy'
  /** `suppressed`: the address asked for no more email. */
  cause: 'returned' | 'suppressed'
}

export function undeliverableEmail(facts: Undeliverable): Email {
  const { name, signer, content, cause, packetName, address } = facts
  const isSuppressed = cause === 'suppressed'

  return {
    subject: isSuppressed
      ? `${shortName(name)} gets no more email: ${documentsForHome(facts)}`
      : `An email to ${shortName(name)} did not arrive: ${documentsForHome(facts)}`,
    preheader: advice[content].preheader,
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      isSuppressed
        ? `The address of ${signer} asked for no more email from us: somebody marked the email with the ${content} as unwanted. It is about “${packetName}” for ${address}. We no longer write to that address.`
        : `Our email with the ${content} for ${signer} could not be delivered. It is about “${packetName}” for ${address}.`,
      advice[content].words,
    ],
    action: { label: 'Open the packet', url: facts.url },
  }
}

interface Advice {
  preheader: string
  words: string
}

const linkAdvice: Advice = {
  preheader: 'Correct the email address, or copy the link.',
  words:
    'Open the packet and choose “Correct” to change the email address: we send a new link to the new address, and everything else stays. If the address is right, copy the link and give it to them yourself.',
}

const advice: Record<Undeliverable['content'], Advice> = {
  'signing link': linkAdvice,
  reminder: linkAdvice,
  answer: linkAdvice,
  'signed copy': forBoth(
    'Everyone has signed, and nothing is lost. Please give them a copy yourself.',
  ),
  copy: forBoth(
    'The printed form is not affected. Open the packet to send the copy to another address.',
  ),
}

function forBoth(words: string): Advice {
  return { preheader: words, words }
}

function formatList(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names)
}
