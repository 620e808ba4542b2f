import type { SignerRole } from '@countersign/answers/field'

export type GroupState =
  | 'created'
  | 'filling'
  | 'filled'
  | 'sent'
  | 'residents-signed'
  | 'complete'
  | 'declined'
  | 'canceled'

export type SignerState = 'created' | 'pending' | 'signed' | 'declined'

export type SignerKind = 'resident' | 'guarantor'

export interface SigningGroup {
  groupId: string
  name: string
  state: GroupState
  /** TT1..TTn, LL2, LL3, then LLSign. */
  signers: GroupSigner[]
  /** Why it was declined or canceled, as the person wrote it. */
  reason?: string
}

export interface GroupSigner {
  role: SignerRole
  name: string
  signingFor?: string
  email: string
  state: SignerState
  /** ISO 8601 UTC. */
  signedAt?: string
  /** True for a signer who signed in ink, on the scanned pages. They have no `signedAt`. */
  onPaper?: true
  /** True for a signer who may not see all documents and gets their own executed file. */
  ownFile?: true
}
