import type { Letter } from '../letter.ts'
import { showMoment } from './show-moment.ts'

export interface Invitation {
  residentName: string
  sender: string
  premises: string
  documentTitles: readonly string[]
  url: string
  expiresAt: Date
}

/** Asks a resident to sign: who asks, for which home, what, and how long there is. */
export function invitationLetter(invitation: Invitation): Letter {
  const { residentName, sender, premises, documentTitles, url, expiresAt } = invitation

  return {
    subject: 'Documents for you to sign',
    greeting: `Hello ${residentName},`,
    paragraphs: [`${sender} asks you to read and sign these documents for ${premises}:`],
    list: [...documentTitles],
    action: { label: 'Read and sign', url },
    closing: [
      'You do not need an account, and a phone is enough. Read each document first; you sign only what you agree to.',
      `The link is yours alone, so please do not forward it. It works until ${showMoment(expiresAt)}.`,
      `If you do not know ${sender}, or this is not your home, you do not have to do anything.`,
    ],
  }
}
