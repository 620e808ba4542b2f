import type { Email } from '../../../infrastructure/mail/email-template.ts'

export interface YourTurn {
  ownerName: string
  packetName: string
  premises: string
  residentNames: readonly string[]
  url: string
}

/** Tells the owner or agent that every resident has signed. */
export function yourTurnEmail(turn: YourTurn): Email {
  const { ownerName, packetName, premises, residentNames, url } = turn
  const everyone = new Intl.ListFormat('en-US').format(residentNames)

  return {
    subject: 'It is your turn to sign',
    greeting: `Hello ${ownerName},`,
    paragraphs: [
      `${everyone} ${residentNames.length === 1 ? 'has' : 'have'} signed “${packetName}” for ${premises}. Your signature is the last one.`,
    ],
    action: { label: 'Sign now', url },
  }
}
