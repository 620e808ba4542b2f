import type { Answers, SignerRole } from '@countersign/answers'

/**
 * The signing port: everything that the server asks of an e-signature provider, in our words.
 * `adapters/embedded` is our own engine; `adapters/signnow` will be a vendor. Both pass
 * `testing/provider-contract.ts`. Refusals are `SigningError`.
 */
export interface SigningProvider {
  /** Builds a document group from templates. The same `requestId` twice answers the same group. */
  createGroup(input: GroupInput): Promise<{ groupId: string }>
  /** A link for the initiator to fill the group (role LLEdit). Refuses `group-closed` once it is filled. */
  createFillLink(input: { groupId: string; returnUrl: string }): Promise<SigningLink>
  /** Opens the residents' places to sign. Sending what is sent changes nothing. Refuses `not-filled`. */
  send(input: { groupId: string }): Promise<void>
  /** A link for one signer. Refuses `not-your-turn`, `already-signed`, `group-closed`. */
  createSigningLink(input: {
    groupId: string
    role: SignerRole
    returnUrl: string
  }): Promise<SigningLink>
  readGroup(input: { groupId: string }): Promise<SigningGroup>
  /** Ends a group that is not complete. Canceling what is canceled changes nothing. */
  cancel(input: { groupId: string; reason: string }): Promise<void>
  /**
   * The executed file of a completed group: the complete one, which is the owner's, or with `role`
   * the one that this signer may have. Refuses `not-executed`, saying who is still missing.
   */
  getExecutedFile(input: { groupId: string; role?: SignerRole }): Promise<ExecutedFile>
  /**
   * The documents as the initiator filled them, unsigned and unsealed, to be printed and signed in
   * ink. Refuses `not-filled`, and `group-closed` once the group was sent or has ended.
   */
  getFilledFile(input: { groupId: string }): Promise<FilledFile>
  /**
   * What this signer may see as it stands after they have signed, unsealed: a copy to keep until the
   * executed file comes. Refuses `not-your-turn` before they have signed, `group-closed` where it ended.
   */
  getSignedCopy(input: { groupId: string; role: SignerRole }): Promise<{ pdf: Uint8Array }>
  /**
   * Puts the hashes of the documents as they stand after each signer on record; for a provider that
   * draws them where it is told. What is on record stays.
   */
  recordRevisions?(input: { groupId: string }): Promise<void>
  /**
   * What the initiator answered in a group that they have filled, by field key, for their next one of
   * the same home; for a provider that knows it.
   */
  getOwnerAnswers?(input: { groupId: string }): Promise<Answers>
  /** The blank form, as a PDF. Refuses `template-not-found`. */
  renderTemplatePreview(input: { templateId: string }): Promise<Uint8Array>
}

export interface GroupInput {
  requestId: string
  name: string
  /** In reading order. A private copy is a template of its own, one for each who has one. */
  templateIds: string[]
  /** One per signer but the owner, in order; TT1 is the first. At most four; guarantors come last. */
  residents: Party[]
  initiator: Party
  /** Filled and printed: nobody is asked to sign, and residents are only named. */
  printOnly?: true
  /** What fields may be prefilled from, by path, e.g. `property.street`, `signers.1.name`. */
  prefill: Record<string, string>
  /** What the initiator answered in earlier groups for the same home, that which counts most first. */
  earlier?: readonly EarlierAnswers[]
}

/** The answers of `ownerAnswers`, under the name that the initiator knows their group by. */
export interface EarlierAnswers {
  name: string
  answers: Answers
}

export interface Party {
  name: string
  email: string
  /** E.164. */
  phone?: string
  /** A guarantor takes a resident's place and signs only the guaranty. A resident unless said. */
  kind?: SignerKind
}

export type SignerKind = 'resident' | 'guarantor'

/** A link opens one session for one person; it holds a secret and is neither stored nor logged. */
export interface SigningLink {
  url: string
  /** ISO 8601 UTC. */
  expiresAt: string
}

export const groupStates = [
  'created',
  'filling',
  'filled',
  'sent',
  'residents-signed',
  'complete',
  'declined',
  'canceled',
] as const
export type GroupState = (typeof groupStates)[number]

export const signerStates = ['created', 'pending', 'signed', 'declined'] as const
export type SignerState = (typeof signerStates)[number]

export interface SigningGroup {
  groupId: string
  name: string
  state: GroupState
  /** TT1..TTn, then LLSign. */
  signers: GroupSigner[]
  /** Why it was declined or canceled, in the words of the person who did. */
  reason?: string
}

export interface GroupSigner {
  role: SignerRole
  name: string
  email: string
  state: SignerState
  /** ISO 8601 UTC. */
  signedAt?: string
  /** Set for a signer who may not see all documents, and gets an executed file of their own. */
  ownFile?: true
}

export interface FilledFile {
  pdf: Uint8Array
  /** SHA-256 of `pdf`, lower-case hex. */
  sha256: string
  pages: number
  /** ISO 8601 UTC. */
  filledAt: string
}

export interface ExecutedFile {
  pdf: Uint8Array
  /** SHA-256 of `pdf`, lower-case hex. */
  sha256: string
  pages: number
  /** ISO 8601 UTC. */
  sealedAt: string
  /** How far the seal goes, where the provider says so. */
  seal?: {
    /** PAdES baseline level that was reached. */
    level: 'B-B' | 'B-T' | 'B-LT' | 'B-LTA'
    /** ISO 8601 UTC, by a time-stamp authority. */
    timeStampedAt?: string
    /** One sentence for each thing that was asked for and is not there. */
    warnings: string[]
  }
}
