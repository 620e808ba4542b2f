import { isCoOwnerRole } from '@countersign/answers/field'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'

type InviteStatusOfRole = Pick<SigningInvite, 'role' | 'status'>

/** Residents by number, then co-owners and the owner/agent; the fill session is hidden (spec, section 6). */
export function visibleSigners<Invite extends InviteStatusOfRole>(
  invites: readonly Invite[],
): Invite[] {
  return [...linkInvites(invites), ...invites.filter(({ role }) => role === 'LLSign')]
}

/** Of those who sign through links, in signing order. */
export function linkInvites<Invite extends InviteStatusOfRole>(
  invites: readonly Invite[],
): Invite[] {
  return [...residentInvites(invites), ...coOwnerInvites(invites)]
}

export function residentInvites<Invite extends InviteStatusOfRole>(
  invites: readonly Invite[],
): Invite[] {
  return invites
    .filter(({ role }) => role.startsWith('TT'))
    .toSorted((one, other) => one.role.localeCompare(other.role))
}

function coOwnerInvites<Invite extends InviteStatusOfRole>(invites: readonly Invite[]): Invite[] {
  return invites
    .filter(({ role }) => isCoOwnerRole(role))
    .toSorted((one, other) => one.role.localeCompare(other.role))
}

export function hasSigned({ status }: InviteStatusOfRole): boolean {
  return status === 'signed'
}

/** "1 of 2 residents has signed", for screen readers. */
export function countSigned(invites: readonly InviteStatusOfRole[]): string {
  const residents = residentInvites(invites)
  const signed = residents.filter(hasSigned).length
  if (residents.length === 1) {
    return signed === 1 ? 'The resident has signed' : 'The resident has not signed yet'
  }
  if (signed === residents.length) {
    return residents.length === 2
      ? 'Both residents have signed'
      : `All ${residents.length} residents have signed`
  }

  return `${signed} of ${residents.length} residents ${signed === 1 ? 'has' : 'have'} signed`
}

export function pendingNames(
  invites: readonly (InviteStatusOfRole & Pick<SigningInvite, 'name'>)[],
): string[] {
  return residentInvites(invites)
    .filter((invite) => !hasSigned(invite))
    .map(({ name }) => name)
}
