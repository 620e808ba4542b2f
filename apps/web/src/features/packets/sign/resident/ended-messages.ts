import { formatInstant } from '@countersign/answers/format-day'
import { formatSender, formatSignerName, type SignerName } from '@countersign/answers/signer-name'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { InviteStatus, SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { inviteStatusLabel } from '@countersign/contract/rules/invites'
import { limits } from '@countersign/contract/rules/limits'
import { inviteRoleName } from '@countersign/contract/rules/roles'
import { formatNames } from '../../../../lib/format-names.ts'
import { linkEndMessage } from './link-end-message.ts'
import type { LinkEnd } from './link-state.ts'

/**
 * Messages of the pages on which nothing more can be signed, fetched with them; each further language
 * is an object of this shape.
 */
export const endedMessages = {
  title: 'Thank you',
  thanks: (name: string) => `Thank you, ${name}`,
  signed: (packet: string, home: string) => `You have signed “${packet}” for ${home}.`,
  executed: (email: string) =>
    `Everyone has signed. You can download the finished document here, and we are sending a copy to ${email}.`,
  executedBefore: 'Everyone has signed.',
  newExecutedLink: {
    explanation: (email: string) =>
      `For your safety, this link gives the document only for a while. We can email a new link to ${email}.`,
    ask: 'Email me a new link',
    asking: 'Sending…',
    sent: (email: string) =>
      `We are sending a new link to ${email}. It works for ${limits.newExecutedLinkDays} days.`,
  },
  closedAfter: (sender: string) =>
    `${sender} closed these forms before everyone signed, so they do not take effect. Ask ${sender} what happens next.`,
  nextSigns: (names: readonly string[], sender: string) =>
    names.length === 0
      ? `Next, ${sender} signs.`
      : `Next, ${formatNames(names)} ${names.length === 1 ? 'signs' : 'sign'}, and ${sender} signs last.`,
  whenFinished: (email: string) =>
    `When everyone has signed, we will send the finished document to ${email}. You can close this page.`,
  download: 'Download the document',
  copy: 'Download a copy of what you signed',
  copyExplanation:
    'This is the current version, before the others have signed. It is not sealed yet.',
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
    nextStep:
      'You do not have to do anything else. You will get the new link by email as soon as it is ready.',
    deadlinePassed: (sender: string) =>
      `The deadline to sign these forms has passed, and they are closed. If you still want to sign, ask ${sender} to send them again.`,
  },
  end: (end: LinkEnd, sender: string | undefined): { title: string; message: string } =>
    linkEndMessage(end, sender),
}

export type EndedMessages = typeof endedMessages
