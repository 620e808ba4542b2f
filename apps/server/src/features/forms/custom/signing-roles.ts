import { coOwnerRoles, residentRoles, type Role } from '@countersign/answers/field'
import { whoSigns } from '@countersign/contract/rules/form-signers'
import type { FormSigners } from '@countersign/contract/schemas/forms/custom-form'

/** The roles that sign a custom form in a packet of so many residents and owners, the initiator last. */
export function signingRoles(
  signers: FormSigners,
  { signerCount, owners = 1 }: { signerCount: number; owners?: number | undefined },
): Exclude<Role, 'LLEdit'>[] {
  const { residents, owner } = whoSigns(signers)
  const count = { all: signerCount, first: 1, none: 0 }[residents]

  const signingOwners = [...coOwnerRoles.slice(0, owners - 1), 'LLSign'] as const

  return [...residentRoles.slice(0, count), ...(owner ? signingOwners : [])]
}
