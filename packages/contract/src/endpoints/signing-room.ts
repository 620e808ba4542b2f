import { RoomDocument } from '../schemas/signing-room/room-document.ts'
import { RoomPlaces } from '../schemas/signing-room/room-places.ts'
import {
  AdoptBody,
  BlanksBody,
  FinishBody,
  DeclineBody,
  PhotoParams,
  PhotoQuery,
  InspectionBody,
  ConsentBody,
  Room,
  RoomChanges,
  RoomDocumentParams,
  RoomDocumentQuery,
  RoomMessage,
  RoomPresence,
  RoomPresenceQuery,
  FormTranslation,
  TranslationParams,
  RoomReadQuery,
  AnswersBody,
  SignatureBody,
} from '../schemas/signing-room/room.ts'
import type { Endpoints } from './endpoint.ts'

const tag = 'signing-room'
const problems = ['room-not-found', 'packet-closed', 'not-your-turn', 'room-taken-over'] as const

export const roomEndpoints = {
  getRoom: {
    tag,
    summary: 'The signing room of this person, without the text of its documents',
    response: Room,
    problems,
  },
  /** Polled while a page is open, so that it learns soon when the room was opened elsewhere. */
  getRoomPresence: {
    tag,
    summary: 'Whether this page still has the room: an error where another page has taken it over',
    query: RoomPresenceQuery,
    response: RoomPresence,
    problems,
  },
  postRoomConsent: {
    tag,
    summary: 'Consents to electronic records and signatures (15 USC 7001(c))',
    body: ConsentBody,
    response: RoomChanges,
    problems,
  },
  /** `errors` of `invalid-fields` are named by answer key. */
  patchRoomAnswers: {
    tag,
    summary: 'Saves answers; null removes one',
    body: AnswersBody,
    response: RoomChanges,
    problems,
  },
  /** The request body is the photo itself, `photoType`. `errors` of `invalid-fields` as for answers. */
  postRoomPhoto: {
    tag,
    summary: 'Adds a photo to an answer, as a new JPEG without metadata',
    query: PhotoQuery,
    response: RoomChanges,
    problems: [...problems, 'too-large', 'unsupported-media-type'],
  },
  getRoomPhoto: {
    tag,
    summary: 'A photo that was added to an answer which this person may see',
    params: PhotoParams,
    produces: 'image/jpeg',
    problems: [...problems, 'not-found'],
  },
  /** Idempotent. */
  postRoomBlanks: {
    tag,
    summary: 'Leaves answers blank on purpose, or takes that back; repeating it changes nothing',
    body: BlanksBody,
    response: RoomChanges,
    problems,
  },
  /** Idempotent. */
  postRoomInspection: {
    tag,
    summary: 'Continues an earlier inspection of the same home in a form, or starts without one',
    body: InspectionBody,
    response: RoomChanges,
    problems,
  },
  postRoomAdopt: {
    tag,
    summary: 'Adopts a signature and initials',
    body: AdoptBody,
    response: RoomChanges,
    problems: [...problems, 'consent-missing'],
  },
  postRoomSignature: {
    tag,
    summary: 'Signs or clears one field',
    body: SignatureBody,
    response: RoomChanges,
    problems: [...problems, 'consent-missing'],
  },
  /** Idempotent. */
  postRoomFinish: {
    tag,
    summary: 'Finishes filling or signing; finishing twice changes nothing',
    body: FinishBody,
    response: Room,
    problems: [...problems, 'consent-missing'],
  },
  postRoomDecline: {
    tag,
    summary: 'Declines to sign; the packet ends and the owner is notified',
    body: DeclineBody,
    response: Room,
    problems: [...problems, 'already-signed'],
  },
  postRoomMessage: {
    tag,
    summary: 'Asks the owner for paper, asks a question, or reports a wrong recipient',
    body: RoomMessage,
    response: Room,
    problems,
  },
  /** Idempotent: part of the record of what a signer was shown. */
  postRoomRead: {
    tag,
    summary: 'Records that a document was scrolled to its end; repeating it changes nothing',
    params: RoomDocumentParams,
    query: RoomReadQuery,
    response: RoomChanges,
    problems: [...problems, 'form-not-found'],
  },
  /** With an ETag: neither text nor fields change while this person works. */
  getRoomText: {
    tag,
    summary: 'The text and the fields of one document',
    params: RoomDocumentParams,
    response: RoomDocument,
    problems: [...problems, 'form-not-found'],
  },
  getRoomDocument: {
    tag,
    summary: 'One document in its current state, as a PDF',
    params: RoomDocumentParams,
    query: RoomDocumentQuery,
    produces: 'application/pdf',
    problems: [...problems, 'not-found'],
  },
  /** With an ETag. */
  getRoomTranslation: {
    tag,
    summary: 'The texts of one document in another language, for information only',
    params: TranslationParams,
    response: FormTranslation,
    problems: [...problems, 'form-not-found'],
  },
  getRoomPlaces: {
    tag,
    summary: 'The rectangles of the fields on the pages of the documents',
    response: RoomPlaces,
    problems,
  },
} satisfies Endpoints
