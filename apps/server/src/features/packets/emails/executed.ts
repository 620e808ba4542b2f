import type { Email } from '../../../infrastructure/mail/email-template.ts'

export interface Executed {
  name: string
  premises: string
  documentTitles: readonly string[]
  url: string
  /** Who got no mail, because a link to their address had reached somebody else. */
  unreached: readonly string[]
}

/** Gives the owner or agent the way to the executed copy. */
export function executedEmail(executed: Executed): Email {
  const { name, premises, documentTitles, url, unreached } = executed

  return {
    subject: 'Your signed documents',
    greeting: `Hello ${name},`,
    paragraphs: [`Everyone has signed the documents for ${premises}:`],
    list: [...documentTitles],
    action: { label: 'Open your signed copy', url },
    closing: [
      ...unreached.map(
        (who) =>
          `We did not mail this to ${who}, because a link to that address reached somebody else. Please give them a copy yourself.`,
      ),
      'Please save a copy. The file is sealed: anyone can check that it has not been changed since.',
    ],
  }
}
