import type { Answer, Mark, Room, RoomPlaces } from '@countersign/contract'
import { timeZone } from '../../lib/time-zone.ts'
import { readProblem } from './read-problem.ts'
import { RoomProblem } from './room-problem.ts'

/** What a resident has to say to whoever sent the packet. */
export type MessageToOwner =
  { about: 'paper' } | { about: 'question'; words: string } | { about: 'not-me' }

/**
 * The calls of the room. Every one answers the room as it stands afterwards, or throws a
 * `RoomProblem`. Written by hand, because the contract's own values bring their schemas with them.
 */
export interface RoomClient {
  open(): Promise<Room>
  /** Throws where another page has the room, and changes nothing. */
  check(): Promise<void>
  consent(input: { version: string; language: string }): Promise<Room>
  saveAnswers(answers: Readonly<Record<string, Answer | null>>): Promise<Room>
  adopt(input: { signature: Mark; initials: Mark }): Promise<Room>
  place(input: { answerKey: string; signed: boolean }): Promise<Room>
  finish(): Promise<Room>
  decline(input: { reason: string }): Promise<Room>
  tell(message: MessageToOwner): Promise<Room>
  /** For the record; the room stays as it is. */
  markRead(documentId: string): Promise<void>
  documentPdf(documentId: string): Promise<Blob>
  /** The same without this person's own answers, for controls to stand on. */
  pagesPdf(documentId: string): Promise<Blob>
  places(): Promise<RoomPlaces>
}

export function createRoomClient(token: string): RoomClient {
  const room = async (method: string, path: string, body?: unknown) =>
    asRoom(await (await call(token, method, path, body)).json())
  const file = async (path: string) => await (await call(token, 'GET', path)).blob()

  return {
    open: () => room('GET', ''),
    check: async () => void (await call(token, 'GET', '/presence')),
    consent: (input) => room('POST', '/consent', input),
    saveAnswers: (answers) => room('PATCH', '/answers', { answers }),
    adopt: (input) => room('POST', '/adopt', input),
    place: (input) => room('POST', '/places', input),
    finish: () => room('POST', '/finish', {}),
    decline: (input) => room('POST', '/decline', input),
    tell: (message) => room('POST', '/messages', message),
    markRead: async (documentId) => {
      await call(token, 'POST', `${documentPath(documentId)}/read`)
    },
    documentPdf: (documentId) => file(documentPath(documentId)),
    pagesPdf: (documentId) => file(`${documentPath(documentId)}?for=page-view`),
    places: async () => asPlaces(await (await call(token, 'GET', '/places')).json()),
  }
}

function documentPath(documentId: string): string {
  return `/documents/${encodeURIComponent(documentId)}`
}

/** The browser keeps a call alive through the closing of its page, up to 64 KB of body. */
const keepAliveLimit = 60_000

async function call(token: string, method: string, path: string, body?: unknown) {
  const text = body === undefined ? null : JSON.stringify(body)
  const response = await arrive(`/api/signing-room${path}`, {
    method,
    cache: 'no-store',
    headers: {
      authorization: `Bearer ${token}`,
      'x-time-zone': timeZone,
      ...(text !== null && { 'content-type': 'application/json' }),
    },
    body: text,
    keepalive: text !== null && text.length < keepAliveLimit,
  })
  if (!response.ok) {
    throw await readProblem(response)
  }

  return response
}

async function arrive(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch {
    // `fetch` rejects only where no answer came at all.
    throw new RoomProblem('unreachable', '')
  }
}

/** The server filters every answer through the contract's schema; here the types are enough. */
function asRoom(answer: unknown): Room {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the contract is believed
  return answer as Room
}

function asPlaces(answer: unknown): RoomPlaces {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the contract is believed
  return answer as RoomPlaces
}
