import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { InviteRole } from '../roles.ts'
import { Instant, lines } from '../shapes.ts'
import { Answer, Mark, RoomDocument } from './room-values.ts'
import { RoomPlaces } from './room-places.ts'

/**
 * The calls of the embedded provider's own page, the signing room. They are made with
 * `Authorization: Bearer <room token>`; the token comes in the fragment of the link and never in a path.
 */
export const Room = z.object({
  task: z.enum(['fill', 'sign']),
  role: InviteRole,
  /** `open`: there is work to do. Everything else is an end, and a page of its own. */
  state: z.enum(['open', 'finished', 'declined', 'closed', 'disowned']),
  packetName: z.string(),
  sender: z.object({ name: z.string() }),
  person: z.object({ name: z.string(), email: z.string() }),
  premises: z.string(),
  returnUrl: z.string(),
  consent: z.object({ required: z.boolean(), version: z.string(), givenAt: Instant.optional() }),
  adopted: z.object({ signature: Mark, initials: Mark }).optional(),
  /** When paper was asked for, and when the last question was asked. */
  told: z.object({ paperAt: Instant.optional(), questionAt: Instant.optional() }),
  /** Documents whose end was on this person's screen, by `documentId`. */
  read: z.array(z.string()),
  documents: z.array(RoomDocument),
  answers: z.record(z.string(), Answer),
  /** By answer key, the earlier packet that the owner's first answer was taken from. */
  carried: z.record(z.string(), z.string()),
  /** The same for this person in this packet, whichever link they came by; unsaved words are kept by it. */
  draftKey: z.string(),
  /** Answer keys that this person must still give, in reading order. */
  missing: z.array(z.string()),
  problems: z.array(z.object({ key: z.string(), message: z.string() })),
  /** What state law says beside an answer, by answer key. Soft: nobody is kept from going on. */
  remarks: z
    .array(z.object({ key: z.string(), text: z.string(), citation: z.string().optional() }))
    .optional(),
})
export type Room = z.infer<typeof Room>

const roomProblems = [
  'room-not-found',
  'packet-closed',
  'not-your-turn',
  'room-taken-over',
] as const

export const getRoom = endpoint({
  method: 'GET',
  path: '/signing-room',
  door: 'room',
  tag: 'signing-room',
  summary: 'The room as this person sees it',
  response: Room,
  problems: roomProblems,
})

/** Asked while a page lies open, so that a room that was opened elsewhere is told of soon. */
export const getRoomPresence = endpoint({
  method: 'GET',
  path: '/signing-room/presence',
  door: 'room',
  tag: 'signing-room',
  summary: 'Whether this page still has the room; refused where another one has it',
  response: z.object({ present: z.literal(true) }),
  problems: roomProblems,
})

export const postRoomConsent = endpoint({
  method: 'POST',
  path: '/signing-room/consent',
  door: 'room',
  tag: 'signing-room',
  summary: 'Consents to electronic records and signatures (15 USC 7001(c))',
  body: z.object({ version: z.string().max(40), language: z.string().max(20) }),
  response: Room,
  problems: roomProblems,
})

/** `errors` of `invalid-fields` are named by answer key. */
export const patchRoomAnswers = endpoint({
  method: 'PATCH',
  path: '/signing-room/answers',
  door: 'room',
  tag: 'signing-room',
  summary: 'Saves answers as they are given; null takes one back',
  body: z.object({ answers: z.record(z.string().max(200), Answer.nullable()) }),
  response: Room,
  problems: roomProblems,
})

export const postRoomAdopt = endpoint({
  method: 'POST',
  path: '/signing-room/adopt',
  door: 'room',
  tag: 'signing-room',
  summary: 'Adopts a signature and initials',
  body: z.object({ signature: Mark, initials: Mark }),
  response: Room,
  problems: [...roomProblems, 'consent-missing'],
})

export const postRoomPlace = endpoint({
  method: 'POST',
  path: '/signing-room/places',
  door: 'room',
  tag: 'signing-room',
  summary: 'Signs or clears one place',
  body: z.object({ answerKey: z.string().max(200), signed: z.boolean() }),
  response: Room,
  problems: [...roomProblems, 'consent-missing'],
})

export const postRoomFinish = endpoint({
  method: 'POST',
  path: '/signing-room/finish',
  door: 'room',
  tag: 'signing-room',
  summary: 'Finishes filling or signing; finishing twice changes nothing',
  response: Room,
  problems: [...roomProblems, 'consent-missing'],
})

export const postRoomDecline = endpoint({
  method: 'POST',
  path: '/signing-room/decline',
  door: 'room',
  tag: 'signing-room',
  summary: 'Declines to sign; the packet ends and the owner is told',
  body: z.object({ reason: lines('Reason', limits.reasonLength) }),
  response: Room,
  problems: [...roomProblems, 'already-signed'],
})

/** `disowned` ends this link alone; the owner can make a new one for the right person. */
export const postRoomMessage = endpoint({
  method: 'POST',
  path: '/signing-room/messages',
  door: 'room',
  tag: 'signing-room',
  summary: 'Asks the owner for paper or a question, or says that this is somebody else',
  body: z.discriminatedUnion('about', [
    z.object({ about: z.literal('paper') }),
    z.object({ about: z.literal('question'), words: lines('Question', limits.reasonLength) }),
    z.object({ about: z.literal('not-me') }),
  ]),
  response: Room,
  problems: roomProblems,
})

/** For the record of what a signer was shown; twice changes nothing. */
export const postRoomRead = endpoint({
  method: 'POST',
  path: '/signing-room/documents/:documentId/read',
  door: 'room',
  tag: 'signing-room',
  summary: 'Says that the end of a document was on the screen',
  params: z.object({ documentId: z.string().max(40) }),
  status: 204,
  problems: [...roomProblems, 'form-not-found'],
})

export const getRoomDocument = endpoint({
  method: 'GET',
  path: '/signing-room/documents/:documentId',
  door: 'room',
  tag: 'signing-room',
  summary: 'One document as it stands, as a PDF',
  params: z.object({ documentId: z.string().max(40) }),
  query: z.object({
    /** `page-view`: without what this person may still change, where the page puts its own controls. */
    for: z.enum(['page-view']).optional(),
  }),
  produces: 'application/pdf',
  problems: [...roomProblems, 'not-found'],
})

export const getRoomPlaces = endpoint({
  method: 'GET',
  path: '/signing-room/places',
  door: 'room',
  tag: 'signing-room',
  summary: 'Where the fields stand on the pages of the documents',
  response: RoomPlaces,
  problems: roomProblems,
})
