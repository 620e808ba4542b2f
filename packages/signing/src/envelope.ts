import type { EnvelopeEvent, Origin } from './envelope-events.ts'
import type { Answers, Mark } from '@countersign/answers/answer'
import type { Role, SignerRole } from '@countersign/answers/field'
import type { Photo } from '@countersign/answers/photos'
import type { UnsealedFile } from './evidence/write-unsealed-file.ts'
import type { GroupState, SignerKind, SignerState } from './signing-group.ts'

/**
 * The embedded engine's record of a packet: its documents, its signers and their answers. Stored as
 * JSON, so property names never change.
 */
export interface Envelope {
  envelopeId: string
  /** Idempotency key of the caller: one envelope per request. */
  requestId: string
  /** Counted by the store, which adds one at each save. */
  revision?: number
  name: string
  state: GroupState
  documents: EnvelopeDocument[]
  /** LLEdit first, then TT1..TTn, LL2, LL3, then LLSign. */
  recipients: Recipient[]
  /** Answers by `valueKey(documentId, field)`. */
  values: Answers
  /** All photos that were added, also those that were removed since. */
  photos?: StoredPhoto[]
  /** By answer key, the name of the earlier group that the prefilled answer was copied from. */
  carried?: Record<string, string>
  /** Keys of copied answers that the owner has neither confirmed nor changed. */
  toConfirm?: string[]
  /** Keys of facts that the owner has not saved as answers: another packet has facts of its own. */
  ownerFacts?: string[]
  /** Term, rent and deposit of the earlier agreement that this one starts from, by answer key. */
  lastTerms?: { name: string; answers: Answers }
  /** Signed records that this one may continue, newest first. */
  records?: EarlierInspection[]
  /** The record that it continues; `null`: the owner starts without one. */
  continued?: ContinuedInspection | null
  /** Keys of answers that the owner leaves blank on purpose. */
  leftBlank?: string[]
  /** Set when the owner finishes filling. The hash covers the owner's answers at that moment. */
  filled?: { at: string; valuesSha256: string }
  /** Set when the packet was finished on paper. */
  paper?: CompletedOnPaper
  /** When the owner last took the filled group back to change answers. */
  reopenedAt?: string
  sentAt?: string
  /** From the sender to the residents, in plain text. */
  message?: string
  completedAt?: string
  ended?: { by: Role; at: string; reason: string }
  createdAt: string
  /** Address of the rental unit on one line; empty if the caller gave none. */
  premises?: string
}

/** An executed group of the same home that has the same form. */
export interface EarlierInspection {
  groupId: string
  name: string
  /** ISO 8601 UTC. */
  executedAt: string
}

/** What was taken from a signed record, by answer key of this envelope; nobody changes it. */
interface ContinuedInspection {
  groupId: string
  values: Answers
}

/** A photo that somebody added to an answer; the bytes are in the photo store. */
export interface StoredPhoto extends Omit<Photo, 'about'> {
  role: Role
  answerKey: string
  bytes: number
}

export interface EnvelopeDocument {
  /** Unique within the envelope and stable: `d1`, `d2`... in reading order. */
  documentId: string
  templateId: string
  formId: string
  title: string
  edition: string
  /** SHA-256 of the blank template, frozen when the group is created. */
  templateSha256: string
  /** SHA-256 of the filled document, set when the group is sent. */
  sentSha256?: string
  /** The one signer whose private copy this is. */
  copyOf?: Role
  /** Roles that may see the document; everyone when omitted. */
  audience?: Role[]
}

export interface Recipient {
  role: Role
  /** A person; only in envelopes of earlier releases an owner's company. */
  name: string
  /** The company or trade name for which the owner signs. */
  signingFor?: string
  email: string
  phone?: string
  /** Default: resident. */
  kind?: SignerKind
  state: SignerState
  openedAt?: string
  /** 15 USC 7001(c): version and language of the consent text, and when it was accepted. */
  consent?: { version: string; language: string; at: string }
  adopted?: { signature: Mark; initials: Mark }
  /** By `documentId`, when this person first scrolled to the end of the document. */
  readAt?: Record<string, string>
  paperAskedAt?: string
  askedAt?: string
  questions?: number
  /**
   * When the person behind the link said they are not this signer. Sessions opened before that are
   * invalid.
   */
  disownedAt?: string
  /** Sessions opened before that are invalid. */
  revoked?: { at: string; reason: RevocationReason }
  /** When name, email or phone was last corrected. Older sessions may belong to another person. */
  correctedAt?: string
  signedAt?: string
  /** True if the person signed in ink, on the scanned pages. */
  onPaper?: true
  origin?: Origin
}

export type RevocationReason = 'answers-changed' | 'corrected' | 'on-paper'

export interface CompletedOnPaper {
  at: string
  uploadedBy: string
  /** `YYYY-MM-DD`. */
  signedOn: string
  signers: SignerRole[]
  scanSha256: string
}

/** Everyone, or a signer from whom private copies of others are withheld. */
export type FileAudience = 'everyone' | SignerRole

/** A file that people still sign; its bytes are stored by the SHA-256 of its last revision. */
export interface StoredUnsealedFile extends Omit<UnsealedFile, 'pdf'> {
  /** Of all that is printed in it. */
  printedSha256: string
}

export interface UnsealedFileChange {
  envelopeId: string
  audience: FileAudience
  /** The file that is replaced. */
  stored: StoredUnsealedFile | undefined
  next: StoredUnsealedFile
}

/** The storage key of an answer: shared by the packet, or prefixed with its document. */
export function valueKey(documentId: string, field: { key: string; scope: string }): string {
  return field.scope === 'packet' ? field.key : `${documentId}/${field.key}`
}

/** One person's session in the signing room. Only the SHA-256 of the token is stored. */
export interface RoomSession {
  tokenSha256: string
  envelopeId: string
  role: Role
  returnUrl: string
  /** ISO 8601 UTC. */
  expiresAt: string
  /**
   * True when the same person has opened a newer session on another device or in another tab, or
   * when the session was revoked.
   */
  superseded?: boolean
  /** The opaque id of the login that opened it, and with which it ends. */
  openedBy?: string | null
  /** True when that login has ended. */
  isLoggedOut?: boolean
}

export interface StoredRoom {
  session: RoomSession
  envelope: Envelope
  /** Of the stored envelope; each change has a new one. */
  version: number
}

/**
 * Storage port for envelopes. A save and its events happen in one transaction, and the
 * implementation may add its own follow-up work to that transaction.
 */
export interface EnvelopeStore {
  transaction<T>(work: (tx: EnvelopeTransaction) => Promise<T>): Promise<T>
  read(envelopeId: string): Promise<Envelope | undefined>
  readMany(envelopeIds: readonly string[]): Promise<Envelope[]>
  /** Events of the envelope, oldest first. */
  events(envelopeId: string): Promise<EnvelopeEvent[]>
  session(tokenSha256: string): Promise<RoomSession | undefined>
  findByRequest(requestId: string): Promise<Envelope | undefined>
  room(tokenSha256: string): Promise<StoredRoom | undefined>
  unsealedFile(envelopeId: string, audience: FileAudience): Promise<StoredUnsealedFile | undefined>
}

export interface EnvelopeTransaction {
  /**
   * Row lock, held until the transaction ends. With the room that was read before, the envelope is
   * read again only if it has changed, and the session that is asked for next together with it.
   */
  lock(envelopeId: string, room?: StoredRoom): Promise<Envelope | undefined>
  /** Until the transaction ends, nobody removes the stored file with this hash. */
  lockFile(sha256: string): Promise<void>
  /** Of two transactions with the same request, the second one waits for the first. */
  findByRequest(requestId: string): Promise<Envelope | undefined>
  insert(envelope: Envelope, events: EnvelopeEvent[]): Promise<void>
  /** Resolves to the envelope with its new revision. */
  save(envelope: Envelope, events: EnvelopeEvent[]): Promise<Envelope>
  /** Events of the envelope, oldest first. */
  events(envelopeId: string): Promise<EnvelopeEvent[]>
  /** False, and nothing is changed, if another file is stored than `stored`. Under the lock. */
  replaceUnsealedFile(change: UnsealedFileChange): Promise<boolean>
  /** Opens a session and marks all other sessions of the same role as superseded. */
  openSession(session: RoomSession): Promise<void>
  supersedeSessions(person: Pick<RoomSession, 'envelopeId' | 'role'>): Promise<void>
  /** The current session, read under the lock. */
  session(tokenSha256: string): Promise<RoomSession | undefined>
}
