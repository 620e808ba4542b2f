import { isResidentRole, signsByLink } from '@countersign/answers/field'
import type { InviteRow } from './rows.ts'

/** As the packet's list columns need them: guarantors and co-owners are not the owner's tenants. */
export function listedPeople(invites: readonly InviteRow[]) {
  const signers = invites.filter(({ role }) => signsByLink(role))

  return {
    residents: signers.filter(isTenant).map(toListed),
    others: signers.filter((invite) => !isTenant(invite)).map(toListed),
  }
}

export function isTenant({ role, kind }: Pick<InviteRow, 'role' | 'kind'>): boolean {
  return isResidentRole(role) && kind === 'resident'
}

function toListed({ name, email, phone, signingFor }: InviteRow) {
  return { firstName: name, lastName: '', email, phone, signingFor }
}
