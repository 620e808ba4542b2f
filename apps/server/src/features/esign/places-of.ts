import { residentRoleAt, type Signer } from '@countersign/contract'
import type { InvitedPerson } from '../signing-invites/index.ts'

/** Everyone's place: the residents in order as TT1…TTn, then the initiator, who signs last. */
export function placesOf(
  signers: readonly Signer[],
  initiator: { name: string; email: string },
): InvitedPerson[] {
  const residents = signers.map(({ firstName, lastName, email }, index) => ({
    role: residentRoleAt(index),
    name: `${firstName} ${lastName}`,
    email,
  }))

  return [...residents, { role: 'LLSign', ...initiator }]
}
