import type { EnvelopeEvent, Origin } from './envelope-events.ts'
import type { Answers, Mark, Role } from '@countersign/answers'
import type { GroupState, SignerKind, SignerState } from './provider.ts'

/** The embedded engine's side of a packet: documents, the people in it, and their answers. */
export interface Envelope {
  envelopeId: string
  /** The caller's idempotency key: one envelope per request. */
  requestId: string
  name: string
  state: GroupState
  documents: EnvelopeDocument[]
  /** LLEdit first, then TT1..TTn, then LLSign. */
  recipients: Recipient[]
  /** Answers by `valueKey(documentId, field)`. */
  values: Answers
  /** By answer key, the name of the earlier group that the owner's first answer comes from. */
  carried?: Record<string, string>
  /** When the owner finished filling, and the SHA-256 of the owner's values at that moment. */
  filled?: { at: string; valuesSha256: string }
  sentAt?: string
  completedAt?: string
  /** Who ended it early, and why. */
  ended?: { by: Role; at: string; reason: string }
  createdAt: string
  /** The home that the packet is about, on one line; empty where the caller did not say. */
  premises?: string
}

export interface EnvelopeDocument {
  /** Unique within its envelope and stable: `d1`, `d2`... in reading order. */
  documentId: string
  templateId: string
  formId: string
  title: string
  edition: string
  /** SHA-256 of the blank template that was frozen at creation. */
  templateSha256: string
  /** SHA-256 of the document as it stood when it was sent, set at send. */
  sentSha256?: string
  /** Whose private copy it is. */
  copyOf?: Role
  /** Who may see it; everyone in the envelope where it says nothing. */
  audience?: Role[]
}

export interface Recipient {
  role: Role
  name: string
  email: string
  phone?: string
  /** A resident, unless said. */
  kind?: SignerKind
  state: SignerState
  openedAt?: string
  /** 15 USC 7001(c): which text was agreed to, in which language, and when. */
  consent?: { version: string; language: string; at: string }
  adopted?: { signature: Mark; initials: Mark }
  /** When the end of a document was first on this person's screen, by `documentId`. */
  readAt?: Record<string, string>
  /** When paper was asked for, when the last question was asked, and how many there were. */
  paperAskedAt?: string
  askedAt?: string
  questions?: number
  /** When somebody said that they are not this person; sessions opened until then have ended. */
  disownedAt?: string
  signedAt?: string
  /** What was known of the device at signing. */
  origin?: Origin
}

/** The key of an answer inside an envelope: shared by the packet, or the document's own. */
export function valueKey(documentId: string, field: { key: string; scope: string }): string {
  return field.scope === 'packet' ? field.key : `${documentId}/${field.key}`
}

/** One person's open room. The token is kept only as its SHA-256. */
export interface RoomSession {
  tokenSha256: string
  envelopeId: string
  role: Role
  returnUrl: string
  /** ISO 8601 UTC. */
  expiresAt: string
  /** The same person has opened the room anew since, on another device or in another tab. */
  superseded?: boolean
}

/**
 * Where envelopes live. A save and its events are one transaction, and whoever keeps the store may
 * hang their own follow-ups into that same transaction.
 */
export interface EnvelopeStore {
  transaction<T>(work: (tx: EnvelopeTransaction) => Promise<T>): Promise<T>
  read(envelopeId: string): Promise<Envelope | undefined>
  /** The envelope's events, oldest first. */
  events(envelopeId: string): Promise<EnvelopeEvent[]>
  session(tokenSha256: string): Promise<RoomSession | undefined>
}

export interface EnvelopeTransaction {
  /** Locks the row until the transaction ends. */
  lock(envelopeId: string): Promise<Envelope | undefined>
  findByRequest(requestId: string): Promise<Envelope | undefined>
  insert(envelope: Envelope, events: EnvelopeEvent[]): Promise<void>
  save(envelope: Envelope, events: EnvelopeEvent[]): Promise<void>
  /** Opens a session and supersedes all others of its role: one at a time has the room. */
  openSession(session: RoomSession): Promise<void>
  /** The session as it is now, under the lock. */
  session(tokenSha256: string): Promise<RoomSession | undefined>
}
