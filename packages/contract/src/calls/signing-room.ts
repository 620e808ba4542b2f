import type { RoomPlaces } from '../schemas/signing-room/room-places.ts'
import type {
  AdoptBody,
  BlanksBody,
  DeclineBody,
  ConsentBody,
  PhotoParams,
  PhotoQuery,
  RecordBody,
  RoomMessage,
  Room,
  RoomDocumentParams,
  RoomDocumentQuery,
  ReadingAid,
  ReadingAidParams,
  RoomReadQuery,
  RoomPresence,
  AnswersBody,
  SignatureBody,
} from '../schemas/signing-room/room.ts'
import type { Call } from './call.ts'

/*
 * The calls of the embedded provider's own page. They carry `Authorization: Bearer <room token>`; the
 * token arrives in the fragment of the link and is never part of a path.
 */

export const getRoom: Call<{ response: typeof Room }> = {
  method: 'GET',
  path: '/signing-room',
  access: 'room',
}

/** Polled while a page is open, so that it learns soon when the room was opened elsewhere. */
export const getRoomPresence: Call<{ response: typeof RoomPresence }> = {
  method: 'GET',
  path: '/signing-room/presence',
  access: 'room',
}

export const postRoomConsent: Call<{ body: typeof ConsentBody; response: typeof Room }> = {
  method: 'POST',
  path: '/signing-room/consent',
  access: 'room',
}

/** `errors` of `invalid-fields` are named by answer key. */
export const patchRoomAnswers: Call<{ body: typeof AnswersBody; response: typeof Room }> = {
  method: 'PATCH',
  path: '/signing-room/answers',
  access: 'room',
}

/** The request body is the photo itself, `photoType`. `errors` of `invalid-fields` as for answers. */
export const postRoomPhoto: Call<{ query: typeof PhotoQuery; response: typeof Room }> = {
  method: 'POST',
  path: '/signing-room/photos',
  access: 'room',
}

/** Answers a JPEG. */
export const getRoomPhoto: Call<{ params: typeof PhotoParams }> = {
  method: 'GET',
  path: '/signing-room/photos/:sha256',
  access: 'room',
}

/** Idempotent. */
export const postRoomBlanks: Call<{ body: typeof BlanksBody; response: typeof Room }> = {
  method: 'POST',
  path: '/signing-room/blanks',
  access: 'room',
}

/** Idempotent. */
export const postRoomRecord: Call<{ body: typeof RecordBody; response: typeof Room }> = {
  method: 'POST',
  path: '/signing-room/record',
  access: 'room',
}

export const postRoomAdopt: Call<{ body: typeof AdoptBody; response: typeof Room }> = {
  method: 'POST',
  path: '/signing-room/adopt',
  access: 'room',
}

export const postRoomSignature: Call<{ body: typeof SignatureBody; response: typeof Room }> = {
  method: 'POST',
  path: '/signing-room/places',
  access: 'room',
}

/** Idempotent. */
export const postRoomFinish: Call<{ response: typeof Room }> = {
  method: 'POST',
  path: '/signing-room/finish',
  access: 'room',
}

export const postRoomDecline: Call<{ body: typeof DeclineBody; response: typeof Room }> = {
  method: 'POST',
  path: '/signing-room/decline',
  access: 'room',
}

export const postRoomMessage: Call<{ body: typeof RoomMessage; response: typeof Room }> = {
  method: 'POST',
  path: '/signing-room/messages',
  access: 'room',
}

/** Idempotent: part of the record of what a signer was shown. */
export const postRoomRead: Call<{
  params: typeof RoomDocumentParams
  query: typeof RoomReadQuery
}> = {
  method: 'POST',
  path: '/signing-room/documents/:documentId/read',
  access: 'room',
}

/** Answers a PDF. */
export const getRoomDocument: Call<{
  params: typeof RoomDocumentParams
  query: typeof RoomDocumentQuery
}> = {
  method: 'GET',
  path: '/signing-room/documents/:documentId',
  access: 'room',
}

export const getRoomPlaces: Call<{ response: typeof RoomPlaces }> = {
  method: 'GET',
  path: '/signing-room/places',
  access: 'room',
}

/** The documents' texts in another language, for information only; the English text is what counts. */
export const getRoomReadingAid: Call<{
  params: typeof ReadingAidParams
  response: typeof ReadingAid
}> = {
  method: 'GET',
  path: '/signing-room/reading-aid/:language',
  access: 'room',
}
