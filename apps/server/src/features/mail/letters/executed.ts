import type { Letter } from '../letter.ts'

export interface Executed {
  name: string
  premises: string
  documentTitles: readonly string[]
  url: string
}

/** Gives everyone who signed their way to the executed copy. */
export function executedLetter({ name, premises, documentTitles, url }: Executed): Letter {
  return {
    subject: 'Your signed documents',
    greeting: `Hello ${name},`,
    paragraphs: [`Everyone has signed the documents for ${premises}:`],
    list: [...documentTitles],
    action: { label: 'Open your signed copy', url },
    closing: [
      'Please save a copy. The file is sealed: anyone can check that it has not been changed since.',
    ],
  }
}
