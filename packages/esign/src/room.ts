import type { Answer, Answers, Field, Mark, Role } from '@countersign/answers'
import type { Origin } from './envelope-events.ts'
import type { FieldProblem } from './errors.ts'
import type { PagePlaces } from './pdf/list-places.ts'
import type { ReadingNode } from './template.ts'

/**
 * The embedded engine's own surface for its signing room (the page in the frame). A room is opened
 * with the token of a link and shows one person their part of one envelope.
 * Every call refuses `session-not-found`, `group-closed` where the packet has gone on, and
 * `room-taken-over` where the same person has opened the room elsewhere since; and answers the room as
 * it stands afterwards, so that a page can draw it without asking again.
 */
export interface SigningRoom {
  open(request: RoomRequest): Promise<RoomView>
  /** Refuses what every call refuses and says nothing else: light enough to be asked while a page lies open. */
  check(request: RoomRequest): Promise<void>
  /** 15 USC 7001(c); refuses an unknown `version`. Consenting twice changes nothing. */
  consent(request: RoomRequest, input: { version: string; language: string }): Promise<RoomView>
  /** Saves answers of this person's own fields as they are typed; refuses `invalid-values`, saving none. */
  saveAnswers(
    request: RoomRequest,
    input: { answers: Record<string, Answer | null> },
  ): Promise<RoomView>
  /**
   * The end of a document was on this signer's screen. Told twice, or once there is nothing left to
   * do, it changes nothing. Refuses `template-not-found`.
   */
  markRead(request: RoomRequest, input: { documentId: string }): Promise<void>
  /** Adopts signature and initials once; may be done again until the first place is signed. */
  adopt(request: RoomRequest, input: { signature: Mark; initials: Mark }): Promise<RoomView>
  /** Signs, or with `signed: false` clears, one place. Needs consent and an adopted mark. */
  signField(request: RoomRequest, input: { answerKey: string; signed: boolean }): Promise<RoomView>
  /** Done: the fill is frozen, or the signer has signed. Finishing twice changes nothing. */
  finish(request: RoomRequest): Promise<RoomView>
  decline(request: RoomRequest, input: { reason: string }): Promise<RoomView>
  /**
   * A resident asks for paper or asks a question, and the packet goes on; or says that they are
   * somebody else, and this link ends. Refuses `not-your-turn` to whoever sent the packet.
   */
  sendMessage(request: RoomRequest, input: MessageToSender): Promise<RoomView>
  /**
   * One document as it stands for this person, as a PDF; with `withoutOwn` without what this person
   * may still change, where a page puts its own controls.
   */
  getDocumentPdf(
    request: RoomRequest,
    input: { documentId: string; withoutOwn?: boolean },
  ): Promise<Uint8Array>
  /** Where the fields stand on the pages of the documents, in the order of the packet. */
  listPlaces(request: RoomRequest): Promise<DocumentPlaces[]>
}

export interface RoomRequest {
  token: string
  origin: Origin
}

/** What a resident has to say to whoever sent the packet; a question has `words`, up to 1,000 characters. */
export interface MessageToSender {
  about: 'paper' | 'question' | 'not-me'
  question?: string | undefined
}

export interface RoomView {
  task: 'fill' | 'sign'
  role: Role
  /** `open`: there is work to do. Everything else is an end, and a page of its own. */
  state: 'open' | 'finished' | 'declined' | 'closed' | 'disowned'
  packetName: string
  sender: { name: string }
  person: { name: string; email: string }
  premises: string
  returnUrl: string
  consent: { required: boolean; version: string; givenAt?: string }
  adopted?: { signature: Mark; initials: Mark }
  /** When paper was asked for, and when the last question was asked; ISO 8601 UTC. */
  messagesSent: { paperAt?: string; questionAt?: string }
  /** Documents whose end was on this person's screen, by `documentId`. */
  read: string[]
  documents: RoomDocument[]
  /** Every answer that this person may see, by answer key. */
  answers: Answers
  /** While the owner fills: which first answers come from an earlier packet, and its name. */
  carried: Record<string, string>
  /** The same for this person in this packet as long as it lives, and nobody else's; says nothing. */
  draftKey: string
  /** Answer keys that this person must still give, in reading order. */
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
  fields: RoomField[]
}

export interface DocumentPlaces extends PagePlaces {
  documentId: string
}

/** A field with the key of its answer, and whether this person may change it. */
export interface RoomField extends Field {
  answerKey: string
  mine: boolean
  /** Stands in no document: by it this person says that they have read the document and mean it. */
  confirms?: true
}
