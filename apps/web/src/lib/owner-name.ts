import type { SignerName } from '@countersign/answers/signer-name'
import type { CoOwner } from '@countersign/contract/schemas/packets/create-packet'

export function ownerName({
  firstName,
  lastName,
  signingFor,
}: Pick<CoOwner, 'firstName' | 'lastName' | 'signingFor'>): SignerName {
  return { name: `${firstName} ${lastName}`.trim(), signingFor }
}
