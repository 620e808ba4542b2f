import { residentRoles, type Role } from '@countersign/answers/field'
import { whoSigns } from '@countersign/contract/rules/form-signers'
import type { FormSigners } from '@countersign/contract/schemas/forms/custom-form'

/** The roles that sign a custom form in a packet of this many residents, the owner last. */
export function signingRoles(signers: FormSigners, signerCount: number): Exclude<Role, 'LLEdit'>[] {
  const { residents, owner } = whoSigns(signers)
  const count = { all: signerCount, first: 1, none: 0 }[residents]

  return [...residentRoles.slice(0, count), ...(owner ? (['LLSign'] as const) : [])]
}
