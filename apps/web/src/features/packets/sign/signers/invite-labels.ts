import type { InviteRole, InviteStatus, SignerKind } from '@countersign/contract'

/**
 * The contract's words about an invite, without its schemas: residents read on phones, and a
 * validator weighs more than the page. `invite-words.test.ts` holds each to the contract's own.
 */
export function inviteStatusLabel(status: InviteStatus): string {
  return statusLabels[status]
}

const statusLabels: Record<InviteStatus, string> = {
  created: 'Awaiting Signature',
  pending: 'Awaiting Signature',
  signed: 'Signed',
  declined: 'Declined',
  canceled: 'Canceled',
  expired: 'Expired',
}

/** "Resident n" by order, "Guarantor", or "Owner/Agent". */
export function inviteRoleName(role: InviteRole, kind: SignerKind = 'resident'): string {
  if (kind === 'guarantor') {
    return 'Guarantor'
  }
  return role.startsWith('TT') ? `Resident ${role.slice(2)}` : 'Owner/Agent'
}

/** Without the app's name in parentheses at its end (specification, section 9). */
export function displayEmail(email: string): string {
  return email.replace(/\s*\([^()]*\)\s*$/, '')
}
