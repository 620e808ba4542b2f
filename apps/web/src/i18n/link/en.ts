import { formatInstant } from '@countersign/answers/format-day'
import { formatSender, formatSignerName, type SignerName } from '@countersign/answers/signer-name'
import { inviteStatusLabel } from '@countersign/contract/rules/invites'
import { limits } from '@countersign/contract/rules/limits'
import { inviteRoleName } from '@countersign/contract/rules/roles'
import type { EmailCopyDetails } from '@countersign/contract/schemas/email-copies'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import type {
  CodeDetails,
  InviteStatus,
  SigningInvite,
} from '@countersign/contract/schemas/signing-invites'
import { formatNames } from '../../lib/format-names.ts'
import type { Language } from '../../lib/language.ts'
import {
  describeError,
  fetchSigningLinkFailedText,
  loadSigningLinkFailedText,
  signingStatusFailedText,
} from '../../lib/resident-problems.ts'

/** Every text of the pages of a signing link in English. Each other language is an object of the same type. */
export const en = {
  code: 'en' as const,
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
      `You marked an email as spam, so you will not get emails about ${sender}’s forms, including your signed copy.`,
    resume: 'Send me these emails again',
    resuming: 'Saving…',
    resumed: 'You will get these emails again.',
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
  /** Of the pages on which nothing more can be signed. */
  ended: {
    title: 'Thank you',
    thanks: (name: string) => `Thank you, ${name}`,
    signed: (packet: string, home: string) => `You have signed “${packet}” for ${home}.`,
    executed: (email: string) =>
      `Everyone has signed. You can download the finished document here, and we are sending a copy to ${email}.`,
    executedBefore: 'Everyone has signed.',
    newExecutedLink: {
      explanation: (email: string) =>
        `For your security, this download link has expired. We can email a new one to ${email}.`,
      ask: 'Email me a new link',
      asking: 'Sending…',
      sent: (email: string) =>
        `We are sending a new link to ${email}. It works for ${limits.newExecutedLinkDays} days.`,
    },
    closedAfter: (sender: string) =>
      `These forms ended before everyone signed, so they do not take effect. Ask ${sender} what happens next.`,
    nextSigns: (names: readonly string[], sender: string) =>
      names.length === 0
        ? `Next, ${sender} signs.`
        : `Next, ${formatNames(names)} ${names.length === 1 ? 'signs' : 'sign'}, and ${sender} signs last.`,
    whenFinished: (email: string) =>
      `When everyone has signed, we will send the finished document to ${email}. You can close this page.`,
    download: 'Download the document',
    copy: 'Download a copy of what you signed',
    signers: 'Signers',
    signer: (of: SignerName): string => formatSignerName(of),
    sender: (of: SignerName): string => formatSender(of),
    you: '(you)',
    notYet: 'You have not finished signing yet',
    asksFor: (sender: string, packet: string, home: string) =>
      `${sender} asks you to sign “${packet}” for ${home}.`,
    continueSigning: 'Continue signing',
    role: (role: InviteRole, kind?: SigningInvite['kind']): string => inviteRoleName(role, kind),
    status: (status: InviteStatus): string => inviteStatusLabel(status),
    instant: (iso: string): string => formatInstant(iso),
    newLink: {
      askSender: 'Ask the person who sent it for a new one.',
      explanation: (sender: string) =>
        `You can ask ${sender} for a new one here. What you have entered is saved.`,
      ask: 'Ask for a new link',
      asking: 'Asking…',
      asked: (sender: string, when: string) => `You asked ${sender} for a new link on ${when}.`,
      nextStep: 'You will get the new link by email.',
      deadlinePassed: (sender: string) =>
        `The deadline to sign these forms has passed, and they are closed. If you still want to sign, ask ${sender} to send them again.`,
    },
    /** Who sent it, where the link says nothing of them. */
    unknownSender: 'the person who sent it',
    end: {
      unknown: (sender: string) => ({
        title: 'This signing link does not work',
        message: `Part of the link may be missing. Open it again from the message you received, or copy the whole link. If it still does not work, ask ${sender} for a new one.`,
      }),
      expired: () => ({
        title: 'This signing link has expired',
        message: 'For your security, signing links work for a limited time.',
      }),
      replaced: (sender: string) => ({
        title: 'This signing link was replaced',
        message: `The documents or the address were changed, so this link no longer works. Look for a newer email with a new link, or ask ${sender} for one.`,
      }),
      declined: (sender: string) => ({
        title: 'You declined to sign',
        message: `Nothing was signed in your name, and nothing more can be signed with this link. If this was a mistake, tell ${sender}, who can prepare the forms again.`,
      }),
      'wrong-recipient': (sender: string) => ({
        title: 'This signing link has ended',
        message: `Someone who opened it told us that these forms are for someone else. If they are for you after all, ask ${sender} for a new link.`,
      }),
      'not-yet': (sender: string) => ({
        title: 'It is not your turn yet',
        message: `Owners sign after all residents. Once they have signed, you can sign with this link: we will email you. You may ask ${sender} how far it is.`,
      }),
      closed: (sender: string) => ({
        title: 'These forms are closed',
        message: `Nothing more can be signed with this link. If you expected to sign, ask ${sender} what happened.`,
      }),
    },
  },
  /** Of the page of a copy that came by email. */
  emailCopy: {
    title: ({ titles }: EmailCopyDetails) => `Your copy: ${titles.en}`,
    from: ({ sender, home }: EmailCopyDetails) => `From ${sender}, about ${home}.`,
    onlyCopy:
      'This is only a copy. Where the law says that you must get it in another way, such as on paper, this page does not replace that.',
    notSigned:
      'There is nothing to sign. The copy shows the form as it was filled out, before it was signed by hand.',
    signed:
      'Everyone has signed, and there is nothing for you to sign. The last pages are a certificate that says who signed, how and when.',
    download: 'Download the copy (PDF)',
    until: ({ linkEndsAt }: EmailCopyDetails) =>
      `This link works until ${formatInstant(linkEndsAt)}. Please save the file.`,
    opening: 'Opening your copy…',
    unknown: {
      title: 'This link does not work',
      message:
        'Part of it may be missing. Open it again from the email, or copy the whole link. If it still does not work, ask the person who sent it to you.',
    },
    ended: {
      title: 'This link no longer works',
      message:
        'Links to copies work for a limited time. If you still need the copy, ask the person who sent it to you.',
    },
    failed: 'The copy could not be loaded.',
  },
}

export type LinkMessages = Omit<typeof en, 'code'> & { code: Language }
