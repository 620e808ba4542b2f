import type { CodeDetails, ProblemCode } from '@countersign/contract'
import { ApiProblem } from '../../../../lib/api-problem.ts'

/** Why a resident's link leads to no signing: each has a page of its own. */
export type LinkEnd = 'unknown' | 'expired' | 'declined' | 'disowned' | 'closed'

/** Where a link leads: to the signing frame, to the thank-you page, or to an end. */
export type LinkState = 'open' | 'signed' | LinkEnd

type InviteAndPacketStatus = Pick<CodeDetails, 'packet'> & {
  mine: Pick<CodeDetails['mine'], 'status'>
}

export function linkState({ mine, packet }: InviteAndPacketStatus): LinkState {
  switch (mine.status) {
    case 'signed':
      return 'signed'
    case 'declined':
      return 'declined'
    case 'expired':
      return 'expired'
    case 'canceled':
      // In a packet that still waits, a link ends alone only where it had reached somebody else.
      return packet === 'open' ? 'disowned' : 'closed'
    case 'created':
    case 'pending':
      return packet === 'open' ? 'open' : 'closed'
  }
}

/** What a failed call says about the link; undefined where it says nothing and a new try may help. */
export function linkStateFromError(error: unknown): LinkState | undefined {
  return error instanceof ApiProblem ? stateByProblem[error.problem.code] : undefined
}

const stateByProblem: Partial<Record<ProblemCode, LinkState>> = {
  'invite-not-found': 'unknown',
  'invite-expired': 'expired',
  'invite-declined': 'declined',
  'packet-closed': 'closed',
  'already-signed': 'signed',
}

/** What happened and what the resident can do now. `sender` is unknown where the link is. */
export function linkEndMessage(end: LinkEnd, sender = 'the person who sent it'): LinkEndMessage {
  switch (end) {
    case 'unknown':
      return {
        title: 'This signing link does not work',
        message: `A part of the link may be missing. Open it again from the message it came in, or copy all of it. If it still does not work, ask ${sender} for a new one.`,
      }
    case 'expired':
      return {
        title: 'This signing link has expired',
        message: 'Signing links work for a limited time, so that nobody else can use them later.',
      }
    case 'declined':
      return {
        title: 'You declined to sign',
        message: `Nothing was signed in your name, and nothing more can be signed with this link. If this was a mistake, tell ${sender}, who can prepare the forms again.`,
      }
    case 'disowned':
      return {
        title: 'This signing link has ended',
        message: `Somebody who opened it told us that these forms are for somebody else. If they are for you after all, ask ${sender} for a new link.`,
      }
    case 'closed':
      return {
        title: 'These forms are closed',
        message: `Nothing more can be signed with this link, and there is nothing you have to do. If you expected to sign, ask ${sender} what happened.`,
      }
  }
}

interface LinkEndMessage {
  title: string
  message: string
}
