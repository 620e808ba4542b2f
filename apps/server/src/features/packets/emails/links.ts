import type { Email } from '../../../infrastructure/mail/email-template.ts'
import { formatInstant } from './format-instant.ts'

interface ExpiredLink {
  ownerName: string
  /** "Maria Lopez (Resident 1)", one or several. */
  who: string
  packetName: string
  premises: string
  url: string
  /** When the packet closes for it. */
  closesAt: Date
}

/** Tells the owner or agent that a link has run out, while a new one can still be made. */
export function linkExpiredEmail(expired: ExpiredLink): Email {
  return {
    subject: 'A signing link has expired',
    greeting: `Hello ${expired.ownerName},`,
    paragraphs: [
      `${expired.who} did not sign “${expired.packetName}” for ${expired.premises} in time, and the link no longer works.`,
      `Make a new link if you still want the signature. Otherwise the packet closes by itself on ${formatInstant(expired.closesAt)}.`,
    ],
    action: { label: 'Make a new link', url: expired.url },
  }
}

/** Tells the owner or agent that a resident whose link has run out still wants to sign. */
export function newLinkRequestedEmail(expired: ExpiredLink): Email {
  return {
    subject: 'A resident asks for a new link',
    greeting: `Hello ${expired.ownerName},`,
    paragraphs: [
      `${expired.who} would like to sign “${expired.packetName}” for ${expired.premises}, but the link has expired.`,
      `Make a new link, and we mail it to them at once. Without one the packet closes by itself on ${formatInstant(expired.closesAt)}.`,
    ],
    action: { label: 'Make a new link', url: expired.url },
  }
}
