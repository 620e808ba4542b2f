import type { SignerName } from '@countersign/answers/signer-name'
import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'

export function senderOf({ sender, senderFor }: CodeDetails): SignerName {
  return { name: sender, signingFor: senderFor }
}
