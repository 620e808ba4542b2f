import type { Answer, Mark } from '@countersign/answers/answer'
import type {
  FormTranslation,
  Room,
  RoomChanges,
  RoomMessage,
} from '@countersign/contract/schemas/signing-room/room'
import type { RoomDocument } from '@countersign/contract/schemas/signing-room/room-document'
import type { RoomPlaces } from '@countersign/contract/schemas/signing-room/room-places'
import { roomCalls } from '@countersign/contract/calls/signing-room'
import { photoType } from '@countersign/contract/rules/limits'
import type { Language } from '../../lib/language.ts'
import { createApiClient, type Transport } from '../../lib/api-client.ts'
import { toRoomProblem } from './room-problem.ts'

interface NewPhoto {
  answerKey: string
  /** The room that it shows. */
  about: string
  file: Blob
}

/** The API calls of the signing room. A failed call throws `RoomProblem`. */
export interface RoomClient {
  open(): Promise<Room>
  /** Throws where another page has taken the room over. */
  check(): Promise<unknown>
  /** One form with its text and fields. */
  document(documentId: string): Promise<RoomDocument>
  consent(input: { version: string; language: string }): Promise<RoomChanges>
  saveAnswers(answers: Readonly<Record<string, Answer | null>>): Promise<RoomChanges>
  addPhoto(input: NewPhoto): Promise<RoomChanges>
  photo(sha256: string): Promise<Blob>
  leaveBlank(input: { answerKeys: string[]; onPurpose: boolean }): Promise<RoomChanges>
  inspection(input: { groupId: string | null }): Promise<RoomChanges>
  adopt(input: { signature: Mark; initials: Mark }): Promise<RoomChanges>
  signField(input: {
    answerKey: string
    signed: boolean
    confirmed?: boolean
  }): Promise<RoomChanges>
  finish(anyway?: string[]): Promise<Room>
  decline(input: { reason: string }): Promise<Room>
  messageOwner(message: RoomMessage): Promise<Room>
  /** `translation`: the language of the translation that stood beside the text. */
  markRead(documentId: string, translation?: 'es'): Promise<RoomChanges>
  documentPdf(documentId: string): Promise<Blob>
  /** Without this person's own answers, where the page shows its own controls. */
  pagesPdf(documentId: string): Promise<Blob>
  places(): Promise<RoomPlaces>
  /** The texts of one form. */
  translation(documentId: string, language: Exclude<Language, 'en'>): Promise<FormTranslation>
}

export function createRoomClient(token: string): RoomClient {
  const { call, fetchFile } = createApiClient({
    token: () => token,
    toError: toRoomProblem,
    init: (body) => ({ cache: 'no-store', keepalive: fitsKeepalive(body) }),
  })

  return {
    open: () => call(roomCalls.getRoom),
    check: () => call(roomCalls.getRoomPresence, { query: { page: '3' } }),
    document: (documentId) =>
      call(roomCalls.getRoomText, { params: { documentId }, transport: fetchUnchanged }),
    consent: (body) => call(roomCalls.postRoomConsent, { body }),
    saveAnswers: (answers) => call(roomCalls.patchRoomAnswers, { body: { answers } }),
    addPhoto: ({ file, ...query }) =>
      call(roomCalls.postRoomPhoto, { query, pdf: file, headers: { 'content-type': photoType } }),
    photo: (sha256) => fetchFile(roomCalls.getRoomPhoto, { params: { sha256 } }),
    leaveBlank: (body) => call(roomCalls.postRoomBlanks, { body }),
    inspection: (body) => call(roomCalls.postRoomInspection, { body }),
    adopt: (body) => call(roomCalls.postRoomAdopt, { body }),
    signField: (body) => call(roomCalls.postRoomSignature, { body }),
    finish: (anyway) => call(roomCalls.postRoomFinish, anyway ? { body: { anyway } } : {}),
    decline: (body) => call(roomCalls.postRoomDecline, { body }),
    messageOwner: (body) => call(roomCalls.postRoomMessage, { body }),
    markRead: (documentId, translation) =>
      call(roomCalls.postRoomRead, { params: { documentId }, query: { translation } }),
    documentPdf: (documentId) => fetchFile(roomCalls.getRoomDocument, { params: { documentId } }),
    pagesPdf: (documentId) =>
      fetchFile(roomCalls.getRoomDocument, { params: { documentId }, query: { for: 'page-view' } }),
    places: () => call(roomCalls.getRoomPlaces),
    translation: (documentId, language) =>
      call(roomCalls.getRoomTranslation, {
        params: { documentId, language },
        transport: fetchUnchanged,
      }),
  }
}

/** A form whose text the browser has is not sent again. */
const fetchUnchanged: Transport = (url, init) => fetch(url, { ...init, cache: 'no-cache' })

/** Browsers finish a `keepalive` request after the page is closed, up to 64 KB of body. */
function fitsKeepalive(body: BodyInit | null): boolean {
  return typeof body === 'string' && body.length < 60_000
}
