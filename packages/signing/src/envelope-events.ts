import type { Mark } from '@countersign/answers/answer'
import type { Role, SignerRole } from '@countersign/answers/field'

/**
 * The payload of each event: answer keys, hashes and text versions, never secrets. Stored, and
 * printed in the evidence of sealed files, so names never change.
 */
export interface EnvelopeEventPayloads {
  'envelope.created': { templateIds: string[] }
  'envelope.fill-opened': undefined
  /**
   * `photos` are the hashes of photos that were added. `record` is the group whose signed record the
   * answers continue from now on, or `none`.
   */
  'envelope.answers-saved': { keys: string[]; photos?: string[]; record?: string }
  'envelope.left-blank': { keys: string[]; onPurpose: boolean }
  'envelope.filled': { valuesSha256: string }
  /** The owner finished in spite of these warnings, as they were shown. */
  'envelope.finished-anyway': { choice: 'print' | 'send'; warnings: string[] }
  /** Each line is `<document id> <SHA-256>`. */
  'envelope.sent': { documents: string[] }
  'envelope.opened': undefined
  'envelope.consented': { version: string; language: string }
  /** `readingAid`: the language of the translation that stood beside the text. */
  'envelope.document-read': { documentId: string; readingAid?: string }
  /** `sha256` is the hash of the document as it was shown. */
  'envelope.document-confirmed': { documentId: string; confirmed: boolean; sha256?: string }
  'envelope.signature-adopted': { signature: Mark['kind']; initials: Mark['kind'] }
  'envelope.place-signed': { answerKey: string; documentId: string; signed: boolean }
  'envelope.signed': undefined
  /**
   * `file` is `<bytes> <SHA-256>` of the packet's file once it was sent (`LLEdit`), or this resident had
   * signed. Events of earlier versions have `documents` instead: lines of `<document id> <SHA-256>`.
   */
  'envelope.documents-hashed': { after: Role; file?: string; documents?: string[] }
  'envelope.residents-signed': undefined
  'envelope.completed': undefined
  'envelope.declined': { reason: string }
  'envelope.paper-asked': undefined
  'envelope.question-asked': { words: string }
  'envelope.disowned': undefined
  'envelope.canceled': { reason: string }
  /** `valuesSha256` is the hash that was frozen before. */
  'envelope.reopened': { valuesSha256: string }
  'envelope.signer-corrected': SignerCorrectedFacts
  /** Somebody else of the owner's office signs for the owner. */
  'envelope.owner-signer-changed': {
    before: { name: string }
    after: { name: string; personId: string }
  }
  'envelope.completed-on-paper': {
    scanSha256: string
    /** `YYYY-MM-DD`. */
    signedOn: string
    signers: SignerRole[]
    uploadedBy: string
  }
}

export interface SignerCorrectedFacts {
  signer: SignerRole
  changed: ('name' | 'email' | 'phone')[]
  before: { name: string; email: string }
  /** Events of earlier versions have no phone number. */
  after: { name: string; email: string; phone?: string }
  /** `<document id> <SHA-256>` of each document that was sent and has changed. */
  documents?: string[]
  /** The new hash of the owner's answers, if one of them has changed. */
  valuesSha256?: string
}

export type EnvelopeEventType = keyof EnvelopeEventPayloads

/** Where a request came from, as reported by the server that handles it. */
export interface Origin {
  ip?: string
  userAgent?: string
  /** IANA zone reported by the browser. */
  timeZone?: string
}

interface EventOccurrence {
  /** Who did it; `system` for what follows automatically. */
  role: Role | 'system'
  /** ISO 8601 UTC, from the server's clock. */
  at: string
  origin?: Origin | undefined
  /** Of an event that was read: its number in the server's record, and the hash that it has there. */
  recorded?: RecordedPosition | undefined
}

export interface RecordedPosition {
  number: number
  sha256: string
}

type WithPayload<Payload> = Payload extends undefined ? { data?: undefined } : { data: Payload }

export type EnvelopeEvent = {
  [Type in EnvelopeEventType]: EventOccurrence & { type: Type } & WithPayload<
      EnvelopeEventPayloads[Type]
    >
}[EnvelopeEventType]

export type NewEnvelopeEvent = WithoutOccurrence<EnvelopeEvent>
type WithoutOccurrence<Event> = Event extends EnvelopeEvent ? Omit<Event, 'at' | 'origin'> : never

/** An event as shown in one signer's file: facts that are private to others are removed. */
export type EvidenceEvent = {
  [Type in EnvelopeEventType]: EventOccurrence & {
    type: Type
    data?: Partial<EnvelopeEventPayloads[Type]> | undefined
  }
}[EnvelopeEventType]
