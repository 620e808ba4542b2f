import type { Answers } from '@countersign/answers/answer'
import type { SignerRole } from '@countersign/answers/field'
import type { SignerName } from '@countersign/answers/signer-name'
import type { EarlierInspection } from './envelope.ts'
import type { SignerKind, SigningGroup } from './signing-group.ts'
import type { ReadingNode } from '@countersign/pdf/template'

/**
 * The signing port: everything the server asks of an e-signature provider. Every adapter passes
 * `testing/provider-contract/`. All methods throw `SigningError`.
 */
export interface SigningProvider {
  readonly capabilities: SigningCapabilities
  /**
   * Creates a document group from templates. Idempotent: the same `requestId` returns the same
   * group.
   */
  createGroup(input: GroupInput): Promise<{ groupId: string }>
  /**
   * Creates a link for the owner to fill in the documents (role LLEdit). Throws `group-closed` once
   * they are filled.
   */
  createFillLink(input: LinkInput & { filler?: Filler }): Promise<SigningLink>
  /**
   * Lets the residents sign. Idempotent: after `provider-unavailable` the same call continues where
   * it stopped. `message` is plain text for the residents' first screen, where the provider has one of
   * ours. Throws `not-filled`.
   */
  send(input: SendInput): Promise<void>
  /** Creates a link for one signer. Throws `not-your-turn`, `already-signed`, `group-closed`. */
  createSigningLink(input: LinkInput & { role: SignerRole }): Promise<SigningLink>
  /**
   * Takes a filled or sent group back to filling while nobody has signed: what residents signed or
   * confirmed so far is removed, and their sessions end. Idempotent. Throws `not-filled`,
   * `already-signed`, `group-closed`.
   */
  reopen(input: { groupId: string }): Promise<void>
  /**
   * Changes a resident, guarantor or co-owner who has not signed. Their progress is removed and their sessions
   * end. While nobody has signed, the new facts replace the old ones in the documents. Idempotent.
   * Throws `already-signed` for a person who has signed, and for a new name once anybody has signed;
   * `group-closed`, `group-not-found`, `invalid-values`, `unsupported-characters`.
   */
  correctSigner(input: SignerCorrection): Promise<void>
  /**
   * Completes a filled group with a scan of its pages that were signed in ink. `signers` are exactly
   * those who have not signed electronically. Idempotent for the same scan. Throws `not-filled`,
   * `group-closed`, `invalid-values`.
   */
  completeOnPaper(input: PaperCompletion): Promise<void>
  /**
   * Somebody else signs for the owner (LLSign). Idempotent. Throws `already-signed` once the owner has
   * signed, `not-your-turn` if it is no longer `from` who signs, `group-closed`.
   */
  changeOwnerSigner(input: OwnerSignerChange): Promise<void>
  readGroup(input: { groupId: string }): Promise<SigningGroup>
  /** Ends a group that is not complete. Idempotent. */
  cancel(input: { groupId: string; reason: string }): Promise<void>
  /**
   * The executed file of a completed group. Without `role` it is the complete file, which belongs
   * to the owner; with `role` it is the file that this signer may have. Throws `not-executed` with
   * a message that says who has not signed.
   */
  getExecutedFile(request: ExecutedFileRequest): Promise<ExecutedFile>
  /**
   * The filled documents, unsigned and unsealed, for printing and signing in ink. Throws
   * `not-filled`, and `group-closed` once the group was sent or has ended. With `language` the same
   * answers are on each document's information sheet in it, the template `<templateId>-<language>`;
   * `template-not-found` if there is none.
   */
  getFilledFile(input: { groupId: string; language?: 'es' }): Promise<FilledFile>
  /**
   * For the owner: all documents with the signatures of those who have finished, and on every page
   * that it is a draft. With `forPaper` without that line, for those who sign the rest in ink.
   * Unsealed. Throws `not-filled`, and `group-closed` once everyone has signed.
   */
  getDraftFile(input: { groupId: string; forPaper?: true }): Promise<FilledFile>
  /** The draft as text, in the same order and with the same answers. Throws as `getDraftFile` does. */
  getDraftText(input: { groupId: string }): Promise<DraftText>
  /**
   * An unsealed copy of what this signer may see, for them to keep until the executed file exists.
   * Throws `not-your-turn` before they have signed, `group-closed` if the group has ended.
   */
  getSignedCopy(input: { groupId: string; role: SignerRole }): Promise<{ pdf: Uint8Array }>
  /**
   * Draws the file of a group that was sent, adds what its signers have signed since, and records its
   * hash after each. Idempotent. Optional: only for providers that draw the documents themselves.
   */
  keepUnsealedFiles?(input: { groupId: string }): Promise<void>
  /**
   * The owner’s answers of each group by field key, for reuse in the next group of the same rental
   * unit; empty for a group that is unknown or not filled. Optional.
   */
  getOwnerAnswers?(input: { groupIds: readonly string[] }): Promise<Answers[]>
  /**
   * Why the provider cannot be used right now, as a sentence for those who run the installation.
   * Optional: only for providers outside of this process.
   */
  findProblem?(): Promise<string | undefined>
  /** The blank form as a PDF. Throws `template-not-found`. */
  renderTemplatePreview(input: { templateId: string }): Promise<Uint8Array>
}

/** What a provider can do. The server and the screens ask for these, never for a provider's name. */
export interface SigningCapabilities {
  /** Signers read, consent and sign in our signing room, instead of on a page of the provider. */
  signsInOurRoom: boolean
  /** Each signer sees only their own copy of some forms. `createGroup` throws `invalid-values`. */
  privateCopies: boolean
  /** Signers who sign only the guaranty, which is a private copy. */
  guarantors: boolean
  /** Owners beside the initiator sign through links. `createGroup` throws `invalid-values`. */
  coOwners: boolean
  /** `reopen` works while nobody has signed. */
  changeAnswers: boolean
  /** Afterwards `correctSigner` throws `already-signed`. */
  correctSigner: 'until-they-sign' | 'until-anyone-signs'
  /** Afterwards `changeOwnerSigner` throws `already-signed`. */
  ownerSigner: 'until-they-sign' | 'until-sent'
  /** Afterwards `completeOnPaper` throws `already-signed`. */
  finishOnPaper: 'until-everyone-signs' | 'until-anyone-signs'
  /** `getDraftFile` shows the signatures of those who have finished. */
  draftShowsSignatures: boolean
  /** `getSignedCopy` works before everyone has signed; otherwise it throws `not-executed`. */
  signedCopy: boolean
  /** Our certificate of completion and evidence are in the executed file. */
  certificate: boolean
  /** Progress is saved in the transaction of each signature; otherwise `readGroup` asks for it. */
  reportsProgress: boolean
}

export interface SendInput {
  groupId: string
  returnUrls: ReturnUrls
  message?: string | undefined
}

export interface LinkInput {
  groupId: string
  returnUrl: string
  /** An opaque id of the login that asks for the link: where the provider can, the link ends with it. */
  openedBy?: string
  /** Who signs as the owner; replaces what the group has until the owner has signed. */
  owner?: SignerName
}

/** Who fills in the documents. */
export interface Filler extends SignerName {
  email: string
}

export interface OwnerSignerChange {
  groupId: string
  /** Who signs for the owner so far. */
  from: { name: string; email: string }
  /** With the server's id of the person, which is recorded. */
  to: SignerName & { email: string; personId: string }
}

export interface GroupInput {
  requestId: string
  name: string
  /** In reading order. Each private copy has its own template. */
  templateIds: string[]
  /** One per signer except the owner, in order; TT1 is the first. At most four, guarantors last. */
  residents: Party[]
  /** Owners beside the initiator, at most two: LL2 and LL3. They sign after the residents. */
  coOwners?: Party[]
  initiator: Party
  /** The documents are filled and printed, and nobody signs electronically. */
  printOnly?: true
  /** Values for prefilled fields by path, such as `property.street` or `signers.1.name`. */
  prefill: Record<string, string>
  /** The owner's answers in earlier groups of the same rental unit, in order of preference. */
  earlier?: readonly EarlierAnswers[]
  /** Executed groups of the same rental unit whose earlier inspection a form may continue, newest first. */
  earlierInspections?: readonly EarlierInspection[]
  /** Takes over the owner's answers of this group, whatever its state, in every document that both groups have. */
  prefillFrom?: PrefillSource
}

export interface PrefillSource {
  groupId: string
  /**
   * The name of the earlier group, if this is a new agreement: no day is copied, and the owner confirms or
   * changes rent and deposit. Without it everything is copied.
   */
  label?: string
  /** Answers whose key has such an ending are not copied. */
  exceptEndings?: readonly string[]
}

/** The complete new facts of one signer; without `phone` they have none. */
export interface SignerCorrection {
  groupId: string
  role: SignerRole
  name: string
  email: string
  /** E.164. */
  phone?: string
}

/** Result of `getOwnerAnswers`, with the name under which the owner knows that group. */
export interface EarlierAnswers {
  name: string
  answers: Answers
}

export interface PaperCompletion {
  groupId: string
  /** An admitted PDF, see `preparePdfInWorker`. */
  scan: Uint8Array
  /** The day on the paper, `YYYY-MM-DD`, as the person who uploads the scan says. */
  signedOn: string
  signers: SignerRole[]
  uploadedBy: string
  /** As in `LinkInput`. */
  owner?: SignerName
}

export interface Party extends SignerName {
  email: string
  /** E.164. */
  phone?: string
  /** A guarantor takes a signer slot and signs only the guaranty. Default: resident. */
  kind?: SignerKind
}

/** Where a signer's page leads at its end; for providers that want it when the group is sent. */
export interface ReturnUrls {
  signed: string
  /** Declined, or closed before it was finished. */
  unfinished: string
}

/** Opens one session for one person. The URL contains a secret: never store or log it. */
export interface SigningLink {
  url: string
  /** ISO 8601 UTC. */
  expiresAt: string
}

export interface FilledFile {
  pdf: Uint8Array
  /** SHA-256 of `pdf`, lower-case hex. */
  sha256: string
  pages: number
  /** ISO 8601 UTC. */
  filledAt: string
}

export interface DraftText {
  documents: {
    title: string
    /** BCP 47. */
    language: string
    nodes: TextNode[]
  }[]
}

/** Text with its answers: an answer is a row of `facts` with its key; its `text` is empty while it is missing. */
export type TextNode = Exclude<ReadingNode, { kind: 'fields' | 'signatures' }>

export interface ExecutedFileRequest {
  groupId: string
  /** Who gets the complete file by a link without signing: the certificate names them. */
  copiesTo?: readonly CopyRecipient[]
  role?: SignerRole
}

/** The name is empty where it is unknown. */
export interface CopyRecipient {
  name: string
  email: string
}

export interface ExecutedFile {
  pdf: Uint8Array
  /** SHA-256 of `pdf`, lower-case hex. */
  sha256: string
  pages: number
  /** ISO 8601 UTC. */
  sealedAt: string
  /** The level of the seal, if the provider reports it. */
  seal?: {
    /** PAdES baseline level reached. */
    level: 'B-B' | 'B-T' | 'B-LT' | 'B-LTA'
    /** ISO 8601 UTC, from a time-stamp authority. */
    timeStampedAt?: string
    /** One sentence for each requested part that is missing. */
    warnings: string[]
  }
}
