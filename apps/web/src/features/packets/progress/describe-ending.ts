import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { formatNames } from '../../../lib/format-names.ts'

export interface EndingDescription {
  title: string
  /** In the words of whoever gave it. */
  reason?: string
  /** What the owner can do now. */
  advice?: string
}

/** Undefined for a packet that has not ended. */
export function describeEnding(
  { archived, printOnly }: Pick<Packet, 'archived' | 'printOnly'>,
  invites: readonly SigningInvite[],
  /** Where several people work, any of them may have ended it; the history names who. */
  owner = 'You',
): EndingDescription | undefined {
  if (!archived) {
    return undefined
  }

  const { reason, words } = archived
  switch (reason) {
    case 'declined':
      return {
        title: `${who(invites, 'declined', 'A signer')} declined to sign`,
        reason: words,
        advice: 'Revise the packet to change what is wrong and send it again.',
      }
    case 'canceled':
      return { title: `${owner} canceled this packet`, reason: words }
    case 'expired':
      return {
        title: 'The links expired before everyone had signed',
        reason: words,
        advice: 'Revise the packet to send it again with the same answers.',
      }
    case 'revised':
      return {
        title: `${owner} replaced this packet with a revised one`,
        advice: 'Nothing in this one can be signed anymore.',
      }
    case 'archived':
      return {
        title: printOnly ? `${owner} filled this out to print` : `${owner} archived this packet`,
      }
  }
}

function who(
  invites: readonly SigningInvite[],
  status: SigningInvite['status'],
  otherwise: string,
): string {
  const names = invites
    .filter((invite) => invite.status === status)
    .map(({ role, name }) => (role === 'LLSign' ? 'You' : name))

  return names.length > 0 ? formatNames(names) : otherwise
}
