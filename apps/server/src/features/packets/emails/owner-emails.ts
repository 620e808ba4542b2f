import type { Email } from '../../../infrastructure/mail/email-template.ts'

export interface Ended {
  name: string
  packetName: string
  premises: string
}

/** Tells the owner or agent who declined, and why. */
export function declinedEmail(ended: Ended & { who: string; words: string; url: string }): Email {
  return {
    subject: 'A signer declined',
    greeting: `Hello ${ended.name},`,
    paragraphs: [
      `${ended.who} declined to sign “${ended.packetName}” for ${ended.premises}, so the packet is closed and its links no longer work.`,
      `The reason given: ${ended.words}`,
    ],
    action: { label: 'Open the packet', url: ended.url },
    closing: ['If you agree on a change, make a new packet and send it again.'],
  }
}

/** Tells the owner or agent that the time to sign is over. */
export function expiredEmail(ended: Ended & { missing: readonly string[]; url: string }): Email {
  const missing = new Intl.ListFormat('en-US').format(ended.missing)

  return {
    subject: 'A signing request has expired',
    greeting: `Hello ${ended.name},`,
    paragraphs: [
      `The time to sign “${ended.packetName}” for ${ended.premises} is over, and ${missing} did not sign. The packet is closed and its links no longer work.`,
    ],
    action: { label: 'Open the packet', url: ended.url },
    closing: ['If you still need the signatures, make a new packet and send it again.'],
  }
}
