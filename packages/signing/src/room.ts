import type { Answer, Answers, Mark } from '@countersign/answers/answer'
import type { Field, Role } from '@countersign/answers/field'
import type { SignerName } from '@countersign/answers/signer-name'
import type { Origin } from './envelope-events.ts'
import type { RevocationReason, EarlierInspection, StoredRoom } from './envelope.ts'
import type { FieldProblem } from './errors.ts'
import type { PagePlaces } from '@countersign/pdf/list-places'
import type { PhotoFile } from '@countersign/document-import/photos/prepared-photo'
import type { ReadingNode } from '@countersign/pdf/template'

/**
 * The API of the signing room, the page that the embedded engine shows in the frame. A session
 * token opens one person's part of one envelope. Every call throws `session-not-found`,
 * `group-closed` if the packet has moved on, and `room-taken-over` if the same person has a newer
 * session. Calls that change something return the room before and after.
 */
export interface SigningRoom {
  open(request: RoomRequest): Promise<RoomView>
  /** Checks the session only. Cheap enough for polling. */
  check(request: RoomRequest): Promise<void>
  /** Records consent (15 USC 7001(c)). Throws if `version` is unknown. Idempotent. */
  consent(request: RoomRequest, input: { version: string; language: string }): Promise<RoomUpdate>
  /** Saves this person's answers, all or none; `null` clears one. Throws `invalid-values`. */
  saveAnswers(
    request: RoomRequest,
    input: { answers: Record<string, Answer | null> },
  ): Promise<RoomUpdate>
  /**
   * Adds a photo to an answer of this person: checked, reduced and freed of its metadata. Throws
   * `invalid-values` in words for a file that cannot be used, and where there is no room for more.
   */
  addPhoto(request: RoomRequest, input: PhotoInput): Promise<RoomUpdate>
  /** The bytes of a photo, a JPEG. Throws `template-not-found` unless this person may see it. */
  getPhoto(request: RoomRequest, input: { sha256: string }): Promise<Uint8Array>
  /**
   * Records answers that the owner leaves blank on purpose, or takes that back. Idempotent. Throws
   * `invalid-values` for an answer that is not the owner's, `not-your-turn` for everybody else.
   */
  leaveBlank(request: RoomRequest, input: BlankAnswers): Promise<RoomUpdate>
  /**
   * Shows an earlier inspection of the same home (one of `earlierInspections`) in the owner's answers, or with `null`
   * starts without one. Idempotent. Throws `invalid-values` for another group and where no form
   * continues an inspection, `not-your-turn` for everybody but the owner.
   */
  continueInspection(request: RoomRequest, input: { groupId: string | null }): Promise<RoomUpdate>
  /**
   * Records that this signer has scrolled to the end of a document. Idempotent, and ignored once
   * the person has finished. Throws `template-not-found`.
   */
  markRead(
    request: RoomRequest,
    input: { documentId: string; translation?: string | undefined },
  ): Promise<RoomUpdate>
  /** Adopts signature and initials. May be repeated until the first field is signed. */
  adopt(request: RoomRequest, input: { signature: Mark; initials: Mark }): Promise<RoomUpdate>
  /**
   * Signs one signature or initials field, or clears it with `signed: false`. Requires consent and
   * an adopted mark. With `confirmed` a resident confirms by the same act that they have read the
   * document of this field.
   */
  signField(
    request: RoomRequest,
    input: { answerKey: string; signed: boolean; confirmed?: boolean | undefined },
  ): Promise<RoomUpdate>
  /**
   * Freezes the owner's answers, or completes this person's signature. Idempotent. `anyway` names the
   * answers whose warnings the owner was shown and finishes with; throws `invalid-values` for others.
   */
  finish(request: RoomRequest, input?: { anyway?: readonly string[] }): Promise<RoomView>
  decline(request: RoomRequest, input: { reason: string }): Promise<RoomView>
  /**
   * A resident requests paper copies, asks a question, or says that they are not the person
   * addressed, which ends this session. Throws `not-your-turn` for the owner.
   */
  sendMessage(request: RoomRequest, input: MessageToSender): Promise<RoomView>
  /** One document with its text and its fields. Throws `template-not-found`. */
  getDocument(
    request: RoomRequest,
    input: { documentId: string },
  ): Promise<{ document: RoomDocument; view: DocumentReader }>
  /**
   * One document as a PDF. `withoutOwn` leaves out what this person can still change, for a page
   * view that draws its own controls.
   */
  getDocumentPdf(
    request: RoomRequest,
    input: { documentId: string; withoutOwn?: boolean },
  ): Promise<Uint8Array>
  /** Rectangles of all fields on the pages of the documents, in packet order. */
  listPlaces(request: RoomRequest): Promise<DocumentPlaces[]>
}

export interface RoomRequest {
  token: string
  origin: Origin
  /** The room as the caller has just read it; without it, it is read. */
  read?: StoredRoom | undefined
}

export interface PhotoInput {
  answerKey: string
  /** The room that it shows. */
  about: string
  file: PhotoFile
}

export interface BlankAnswers {
  answerKeys: readonly string[]
  onPurpose: boolean
}

/** A message from a resident to the sender. `question` has up to 1,000 characters. */
export interface MessageToSender {
  about: 'paper' | 'question' | 'not-me'
  question?: string | undefined
}

export interface RoomUpdate {
  before: RoomProgress
  after: RoomView
}

/** What a call may change; what is wrong with the answers follows from them. */
export type RoomProgress = Pick<
  RoomView,
  | 'revision'
  | 'consent'
  | 'adopted'
  | 'read'
  | 'answers'
  | 'carried'
  | 'toConfirm'
  | 'earlierInspections'
  | 'continued'
  | 'leftBlank'
  | 'missing'
>

/** Who reads a document, and the answers that it shows them. */
export type DocumentReader = Pick<RoomView, 'task' | 'role' | 'state' | 'answers'>

export interface RoomView {
  /** Grows with every change of the envelope. */
  revision: number
  task: 'fill' | 'sign'
  role: Role
  /** `open`: there is work to do. All other states show a closing page. */
  state: 'open' | 'finished' | 'declined' | 'closed' | 'wrong-recipient' | 'revoked'
  /** Why the session was revoked. A view of a `corrected` signer shows nothing of the packet. */
  revoked?: RevocationReason
  packetName: string
  sender: SignerName
  /** From the sender to those who sign, in plain text. */
  message?: string
  person: SignerName & { email: string }
  home: string
  returnUrl: string
  consent: { required: boolean; version: string; givenAt?: string }
  adopted?: { signature: Mark; initials: Mark }
  /** When paper was requested and when the last question was asked; ISO 8601 UTC. */
  messagesSent: { paperAt?: string; questionAt?: string }
  /** Ids of the documents that this person has scrolled through. */
  read: string[]
  documents: RoomDocument[]
  /** Answers that this person may see, by answer key. */
  answers: Answers
  /** By role, the IANA zone in which a day of signing is shown and printed; UTC for an absent role. */
  timeZones: Partial<Record<Role, string>>
  /**
   * By answer key, the name of the earlier packet that a rent, a deposit or a day was copied from, until it
   * is changed; only while the owner fills.
   */
  carried: Record<string, string>
  /** Keys of copied answers that the owner saves again, as they are or changed, before Finish. */
  toConfirm: string[]
  /** What the earlier agreement has as term, rent and deposit, by answer key. */
  lastTerms?: { name: string; answers: Answers }
  /** Earlier inspections that a form may continue; only while the owner fills. */
  earlierInspections?: readonly EarlierInspection[]
  /** The earlier inspection that is continued, with the number of its rows by answer key; `null`: none. */
  continued?: { groupId: string; rows: Record<string, number> } | null
  /** Keys of answers left blank on purpose; only while the owner fills. */
  leftBlank: string[]
  /**
   * Stable identifier of this person in this packet, for drafts in local storage. Reveals nothing.
   */
  draftKey: string
  /** Required answers that are still missing, by answer key in reading order. */
  missing: string[]
  problems: FieldProblem[]
}

export interface RoomDocument {
  documentId: string
  formId: string
  title: string
  edition: string
  pages: number
  reading: ReadingNode[]
  /** As in the template; `listRoomFields` has them as one person sees them. */
  fields: readonly Field[]
}

export interface DocumentPlaces extends PagePlaces {
  documentId: string
}

/** A field with the key of its answer and whether this person may change it. */
export interface RoomField extends Field {
  answerKey: string
  mine: boolean
  /** True for the confirmation that a document was read. It is not drawn in any document. */
  confirms?: true
}
