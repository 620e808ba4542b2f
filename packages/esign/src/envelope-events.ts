import type { Mark, ResidentRole, Role } from '@countersign/answers'

/**
 * What each event records beside who, when and where: keys of answers, hashes, versions of texts;
 * never secrets. Stored, and printed in the evidence of a sealed file: names are never changed.
 */
export interface EnvelopeEventPayloads {
  'envelope.created': { templateIds: string[] }
  'envelope.fill-opened': undefined
  'envelope.answers-saved': { keys: string[] }
  'envelope.filled': { valuesSha256: string }
  /** Each line is `<document id> <SHA-256>`. */
  'envelope.sent': { documents: string[] }
  'envelope.opened': undefined
  'envelope.consented': { version: string; language: string }
  'envelope.document-read': { documentId: string }
  /** `sha256` is the hash of the document as it was shown. */
  'envelope.document-confirmed': { documentId: string; confirmed: boolean; sha256?: string }
  'envelope.signature-adopted': { signature: Mark['kind']; initials: Mark['kind'] }
  'envelope.place-signed': { answerKey: string; documentId: string; signed: boolean }
  'envelope.signed': undefined
  /** Each line is `<document id> <SHA-256>`, after this resident signed. */
  'envelope.documents-hashed': { after: ResidentRole; documents: string[] }
  'envelope.residents-signed': undefined
  'envelope.completed': undefined
  'envelope.declined': { reason: string }
  'envelope.paper-asked': undefined
  'envelope.question-asked': { words: string }
  'envelope.disowned': undefined
  'envelope.canceled': { reason: string }
}
export type EnvelopeEventType = keyof EnvelopeEventPayloads

/** Where an act came from; taken from the request by whoever serves the room. */
export interface Origin {
  ip?: string
  userAgent?: string
  /** IANA zone of the viewer, as the browser says it. */
  timeZone?: string
}

interface EventOccurrence {
  /** Who did it; `system` for what follows by itself. */
  role: Role | 'system'
  /** ISO 8601 UTC, from the server's clock. */
  at: string
  origin?: Origin | undefined
}

type WithPayload<Payload> = Payload extends undefined ? { data?: undefined } : { data: Payload }

export type EnvelopeEvent = {
  [Type in EnvelopeEventType]: EventOccurrence & { type: Type } & WithPayload<
      EnvelopeEventPayloads[Type]
    >
}[EnvelopeEventType]

/** An event before the engine adds when and where it happened. */
export type NewEnvelopeEvent = WithoutOccurrence<EnvelopeEvent>
type WithoutOccurrence<Event> = Event extends EnvelopeEvent ? Omit<Event, 'at' | 'origin'> : never

/** An event as one person's file may show it: facts that others keep private are left out. */
export type EvidenceEvent = {
  [Type in EnvelopeEventType]: EventOccurrence & {
    type: Type
    data?: Partial<EnvelopeEventPayloads[Type]> | undefined
  }
}[EnvelopeEventType]
