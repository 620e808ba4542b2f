import { isTable, type Answer, type Mark } from '@countersign/answers/answer'
import { isAnswered, isRequired } from '@countersign/answers/is-answered'
import { findRoomChanges } from '@countersign/contract/rules/room-changes'
import type { Room, RoomChanges } from '@countersign/contract/schemas/signing-room/room'
import type { OpenedRoom } from '../room/opened-room.ts'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { answerLookup } from '../room/answer-lookup.ts'
import type { RoomClient } from '../room/room-client.ts'
import type { SignedChange } from '../room/room-store.ts'
import { RoomProblem } from '../room/room-problem.ts'

const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

export interface FakeRoom extends RoomClient {
  /** The next calls fail with this, until it is `undefined` again. */
  failing: RoomProblem | undefined
  /** The pictures of photos cannot be loaded. */
  photosFailing: boolean
  /** The next photos are in the answer already. */
  photosKnown: boolean
  /** Answers that the server rejects, by key. */
  refusing: Record<string, string>
  /** The name of each call that was made. */
  calls: string[]
  room(): OpenedRoom
}

/** The server's side of the room in memory: saves answers, finds missing ones, rejects what it must. */
export function createFakeRoom(start: OpenedRoom, now = () => new Date()): FakeRoom {
  let room = start
  let photoCount = 0
  const fake: FakeRoom = {
    failing: undefined,
    photosFailing: false,
    photosKnown: false,
    refusing: {},
    calls: [],
    room: () => readRoom(),
    open: async () => {
      await call('open', () => undefined)
      return summarize(readRoom())
    },
    document: async (documentId) => {
      await Promise.resolve()
      const document = room.documents.find((other) => other.documentId === documentId)
      return document ?? Promise.reject(new RoomProblem('form-not-found'))
    },
    check: async () => void (await call('check', () => undefined)),
    consent: () =>
      call('consent', () => {
        room = { ...room, consent: { ...room.consent, givenAt: now().toISOString() } }
      }),
    saveAnswers: (answers) => call('saveAnswers', () => save(answers)),
    addPhoto: ({ answerKey, about }) =>
      call('addPhoto', () => {
        refuse([answerKey])
        if (fake.photosKnown) {
          return
        }
        const added = room.answers[answerKey]
        const photos = isTable(added) ? added : []
        photoCount += 1
        const sha256 = String(photoCount % 10).repeat(64)
        const at = now().toISOString()
        const photo = { sha256, width: 4, height: 3, about, at, on: at.slice(0, 10) }
        room = { ...room, answers: put(room.answers, { [answerKey]: [...photos, photo] }) }
      }),
    photo: () =>
      fake.photosFailing
        ? Promise.reject(new RoomProblem('unreachable'))
        : Promise.resolve(new Blob([pixel], { type: 'image/svg+xml' })),
    leaveBlank: ({ answerKeys, onPurpose }) =>
      call('leaveBlank', () => {
        const others = room.leftBlank.filter((key) => !answerKeys.includes(key))
        room = { ...room, leftBlank: onPurpose ? [...others, ...answerKeys] : others }
      }),
    inspection: ({ groupId }) =>
      call('inspection', () => {
        room = { ...room, continued: groupId === null ? null : { groupId, rows: {} } }
      }),
    adopt: (adopted) =>
      call('adopt', () => {
        room = { ...room, adopted }
      }),
    signField: ({ answerKey, signed, confirmed = false }) =>
      call('signField', () => sign({ answerKey, signed, confirmed })),
    finish: (anyway = []) => close('finish', () => finish(anyway)),
    decline: () =>
      close('decline', () => {
        room = { ...room, state: 'declined' }
      }),
    messageOwner: ({ about }) =>
      close('messageOwner', () => {
        room = about === 'not-me' ? { ...room, state: 'wrong-recipient' } : room
      }),
    markRead: (documentId) =>
      call('markRead', () => {
        room = { ...room, read: [...room.read, documentId] }
      }),
    pagesPdf: () => Promise.resolve(new Blob()),
    translation: () => Promise.resolve({ texts: {} }),
    places: () => Promise.resolve({ documents: [] }),
    documentPdf: () => Promise.resolve(new Blob(['%PDF-1.7'], { type: 'application/pdf' })),
  }
  return fake

  async function call(name: string, change: () => void): Promise<RoomChanges> {
    fake.calls.push(name)
    await Promise.resolve()
    if (fake.failing) {
      throw fake.failing
    }
    const before = readRoom()
    change()
    if (JSON.stringify(before) !== JSON.stringify(readRoom())) {
      room = { ...room, revision: room.revision + 1 }
    }
    return findRoomChanges(before, readRoom())
  }

  async function close(name: string, change: () => void): Promise<Room> {
    await call(name, change)
    return summarize(readRoom())
  }

  /** A copy, as over the network. */
  function readRoom(): OpenedRoom {
    return structuredClone({ ...room, missing: missingIn(room) })
  }

  function refuse(keys: readonly string[]) {
    const errors = Object.fromEntries(
      Object.entries(fake.refusing).filter(([key]) => keys.includes(key)),
    )
    if (Object.keys(errors).length > 0) {
      throw new RoomProblem('invalid-fields', 'Some answers need another look', errors)
    }
  }

  function save(answers: Readonly<Record<string, Answer | null>>) {
    refuse(Object.keys(answers))
    const toConfirm = room.toConfirm?.filter((key) => !(key in answers)) ?? []
    room = { ...room, answers: put(room.answers, answers), toConfirm }
  }

  function sign({ answerKey, signed, confirmed }: Required<SignedChange>) {
    const field = allFields(room).find((other) => other.answerKey === answerKey)
    const confirmation = room.documents
      .find(({ fields }) => fields.some((other) => other.answerKey === answerKey))
      ?.fields.find(({ confirms }) => confirms)
    const mark = markFor(field, room.adopted)
    if (!mark) {
      throw new RoomProblem('invalid-state', 'Adopt your signature first.')
    }
    room = {
      ...room,
      answers: put(room.answers, {
        [answerKey]: signed ? mark : null,
        ...(confirmation && { [confirmation.answerKey]: signed && confirmed ? true : null }),
      }),
    }
  }

  function finish(anyway: readonly string[]) {
    const missing = missingIn(room)
    const asked = room.warnings?.filter(
      (warning) => warning.anyway && !anyway.includes(warning.key),
    )
    if (asked && asked.length > 0) {
      const errors = Object.fromEntries(asked.map(({ key, text }) => [key, text]))
      throw new RoomProblem('invalid-fields', 'Change the answer, or finish anyway', errors)
    }
    if (missing.length > 0) {
      const errors = Object.fromEntries(missing.map((key) => [key, 'This answer is required.']))
      throw new RoomProblem('invalid-fields', 'Some answers need another look', errors)
    }
    room = { ...room, state: 'finished' }
  }
}

/** As the server sends it: without the text of the forms. */
function summarize({ documents, ...room }: OpenedRoom): Room {
  return {
    ...room,
    documents: documents.map(({ reading: _, fields: __, ...summary }) => summary),
  }
}

function put(answers: OpenedRoom['answers'], given: Readonly<Record<string, Answer | null>>) {
  const entries = Object.entries({ ...answers, ...given })
  return Object.fromEntries(entries.filter((entry): entry is [string, Answer] => entry[1] !== null))
}

function markFor(
  field: RoomField | undefined,
  adopted: { signature: Mark; initials: Mark } | undefined,
): Mark | undefined {
  return field?.type === 'initials' ? adopted?.initials : adopted?.signature
}

function missingIn(room: OpenedRoom): string[] {
  const keys = room.documents.flatMap((document) =>
    document.fields
      .filter((field) => field.mine && field.locked !== true)
      .filter((field) => isRequired(field, answerLookup(document.fields, room.answers)))
      .filter((field) => !isAnswered(field, room.answers[field.answerKey]))
      .map((field) => field.answerKey),
  )
  return [...new Set([...keys, ...(room.toConfirm ?? [])])]
}

function allFields(room: OpenedRoom): RoomField[] {
  return room.documents.flatMap((document) => document.fields)
}
