import type { SignerName } from '@countersign/answers'
import type { CodeDetails } from '@countersign/contract'

export function senderOf({ sender, senderFor }: CodeDetails): SignerName {
  return { name: sender, signingFor: senderFor }
}
