import { formatInstant } from '@countersign/answers/format-day'
import { formatSender, type SignerName } from '@countersign/answers/signer-name'
import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'
import {
  describeError,
  fetchSigningLinkFailedText,
  loadSigningLinkFailedText,
  signingStatusFailedText,
} from '../../../../lib/resident-problems.ts'

/** Messages around the signing room; each further language is an object of this shape. */
export const residentMessages = {
  code: 'en',
  language: 'Language',
  skipLink: 'Skip to main content',
  title: 'Sign your forms',
  asksForSignature: (sender: SignerName) => `${formatSender(sender)} asks you to sign`,
  documentTitles: ({ documentTitles }: CodeDetails): string[] => documentTitles,
  signUntil: (expiresAt: string) => `You can sign until ${formatInstant(expiresAt)}.`,
  openDocuments: 'Open the documents',
  opening: 'Opening your forms…',
  frameTitle: (packet: string) => `Sign ${packet}`,
  emailsStopped: {
    message: (sender: string) =>
      `You marked an email as spam. You get no more emails about ${sender}’s forms, not even your signed copy.`,
    resume: 'Send me these emails again',
    resuming: 'Saving…',
    resumed: 'You get these emails again.',
  },
  savedSoFar: 'What you have entered so far is saved.',
  failed: {
    link: fetchSigningLinkFailedText,
    frame: loadSigningLinkFailedText,
    status: signingStatusFailedText,
  },
  error: (error: unknown): string => describeError(error),
  retry: 'Try again',
  retrying: 'Trying…',
}

export type ResidentMessages = typeof residentMessages
