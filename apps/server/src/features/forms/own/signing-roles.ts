import { residentRoles, type Role } from '@countersign/answers'
import { whoSigns, type FormSigners } from '@countersign/contract'

/** The roles that sign an own form in a packet of this many residents, the owner last. */
export function signingRoles(signers: FormSigners, signerCount: number): Exclude<Role, 'LLEdit'>[] {
  const { residents, owner } = whoSigns(signers)
  const count = { all: signerCount, first: 1, none: 0 }[residents]

  return [...residentRoles.slice(0, count), ...(owner ? (['LLSign'] as const) : [])]
}
