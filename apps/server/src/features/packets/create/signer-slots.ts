import { residentRoleAt, type Signer } from '@countersign/contract'
import type { InvitedPerson } from '../invites/reserve-invites.ts'

/** Everyone's place: residents and guarantors in signing order as TT1…TTn, then the initiator, who signs last. */
export function signerSlots(
  signers: readonly Signer[],
  initiator: { name: string; email: string },
): InvitedPerson[] {
  const residents = signers.map(({ firstName, lastName, email, kind }, index) => ({
    role: residentRoleAt(index),
    name: `${firstName} ${lastName}`,
    email,
    kind,
  }))

  return [...residents, { role: 'LLSign', ...initiator }]
}
