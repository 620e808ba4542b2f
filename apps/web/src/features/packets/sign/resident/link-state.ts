import type { ProblemCode } from '@countersign/contract/rules/problems'
import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'
import { ApiProblem } from '../../../../lib/api-problem.ts'

/** `not-yet`: a co-owner's turn comes after all residents. */
export type LinkEnd =
  'not-yet' | 'unknown' | 'expired' | 'replaced' | 'declined' | 'wrong-recipient' | 'closed'

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
      // In an open packet a single link is canceled only when the wrong person opened it.
      return packet === 'open' ? 'wrong-recipient' : 'closed'
    case 'created':
      return packet === 'open' ? 'not-yet' : 'closed'
    case 'pending':
      return packet === 'open' ? 'open' : 'closed'
  }
}

/** Undefined when the error says nothing about the link and a retry may help. */
export function linkStateFromError(error: unknown): LinkState | undefined {
  return error instanceof ApiProblem ? stateByProblem[error.problem.code] : undefined
}

const stateByProblem: Partial<Record<ProblemCode, LinkState>> = {
  'invite-not-found': 'unknown',
  'invite-expired': 'expired',
  'link-replaced': 'replaced',
  'wrong-recipient': 'wrong-recipient',
  'invite-declined': 'declined',
  'packet-closed': 'closed',
  'not-your-turn': 'not-yet',
  'already-signed': 'signed',
}
