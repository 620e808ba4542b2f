import type { roomEndpoints } from '../endpoints/signing-room.ts'
import type { Calls } from '../call.ts'

export const roomCalls: Calls<typeof roomEndpoints> = {
  getRoom: { method: 'GET', path: '/signing-room', access: 'room' },
  getRoomPresence: { method: 'GET', path: '/signing-room/presence', access: 'room' },
  postRoomConsent: { method: 'POST', path: '/signing-room/consent', access: 'room' },
  patchRoomAnswers: { method: 'PATCH', path: '/signing-room/answers', access: 'room' },
  postRoomPhoto: { method: 'POST', path: '/signing-room/photos', access: 'room' },
  getRoomPhoto: { method: 'GET', path: '/signing-room/photos/:sha256', access: 'room' },
  postRoomBlanks: { method: 'POST', path: '/signing-room/blanks', access: 'room' },
  postRoomInspection: { method: 'POST', path: '/signing-room/inspection', access: 'room' },
  postRoomAdopt: { method: 'POST', path: '/signing-room/adopt', access: 'room' },
  postRoomSignature: { method: 'POST', path: '/signing-room/places', access: 'room' },
  postRoomFinish: { method: 'POST', path: '/signing-room/finish', access: 'room' },
  postRoomDecline: { method: 'POST', path: '/signing-room/decline', access: 'room' },
  postRoomMessage: { method: 'POST', path: '/signing-room/messages', access: 'room' },
  postRoomRead: {
    method: 'POST',
    path: '/signing-room/documents/:documentId/read',
    access: 'room',
  },
  getRoomText: {
    method: 'GET',
    path: '/signing-room/documents/:documentId/text',
    access: 'room',
  },
  getRoomDocument: { method: 'GET', path: '/signing-room/documents/:documentId', access: 'room' },
  getRoomPlaces: { method: 'GET', path: '/signing-room/places', access: 'room' },
  getRoomTranslation: {
    method: 'GET',
    path: '/signing-room/documents/:documentId/translation/:language',
    access: 'room',
  },
}
