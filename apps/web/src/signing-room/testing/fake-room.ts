import { isTable, type Answer, type Mark } from '@countersign/answers/answer'
import { isAnswered, isRequired } from '@countersign/answers/is-answered'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { answerLookup } from '../room/answer-lookup.ts'
import type { RoomClient } from '../room/room-client.ts'
import type { SignedChange } from '../room/room-store.ts'
import { RoomProblem } from '../room/room-problem.ts'

const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

export interface FakeRoom extends RoomClient {
  /** The next calls fail with this, until it is `undefined` again. */
  failing: RoomProblem | undefined
  /** Answers that the server rejects, by key. */
  refusing: Record<string, string>
  /** The name of each call that was made. */
  calls: string[]
  room(): Room
}

/** The server's side of the room in memory: saves answers, finds missing ones, rejects what it must. */
export function createFakeRoom(start: Room, now = () => new Date()): FakeRoom {
  let room = start
  let photoCount = 0
  const fake: FakeRoom = {
    failing: undefined,
    refusing: {},
    calls: [],
    room: () => readRoom(),
    open: () => call('open', () => undefined),
    check: async () => void (await call('check', () => undefined)),
    consent: () =>
      call('consent', () => {
        room = { ...room, consent: { ...room.consent, givenAt: now().toISOString() } }
      }),
    saveAnswers: (answers) => call('saveAnswers', () => save(answers)),
    addPhoto: ({ answerKey, about }) =>
      call('addPhoto', () => {
        refuse([answerKey])
        const added = room.answers[answerKey]
        const photos = isTable(added) ? added : []
        photoCount += 1
        const sha256 = String(photoCount % 10).repeat(64)
        const at = now().toISOString()
        const photo = { sha256, width: 4, height: 3, about, at, on: at.slice(0, 10) }
        room = { ...room, answers: put(room.answers, { [answerKey]: [...photos, photo] }) }
      }),
    photo: () => Promise.resolve(new Blob([pixel], { type: 'image/svg+xml' })),
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
    finish: (anyway = []) => call('finish', () => finish(anyway)),
    decline: () =>
      call('decline', () => {
        room = { ...room, state: 'declined' }
      }),
    messageOwner: ({ about }) =>
      call('messageOwner', () => {
        room = about === 'not-me' ? { ...room, state: 'wrong-recipient' } : room
      }),
    markRead: async (documentId) => {
      await call('markRead', () => {
        room = { ...room, read: [...room.read, documentId] }
      })
    },
    pagesPdf: () => Promise.resolve(new Blob()),
    translation: () => Promise.resolve({ texts: {} }),
    places: () => Promise.resolve({ documents: [] }),
    documentPdf: () => Promise.resolve(new Blob(['%PDF-1.7'], { type: 'application/pdf' })),
  }
  return fake

  async function call(name: string, change: () => void): Promise<Room> {
    fake.calls.push(name)
    await Promise.resolve()
    if (fake.failing) {
      throw fake.failing
    }
    change()
    return readRoom()
  }

  /** A copy, as over the network. */
  function readRoom(): Room {
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

function put(answers: Room['answers'], given: Readonly<Record<string, Answer | null>>) {
  const entries = Object.entries({ ...answers, ...given })
  return Object.fromEntries(entries.filter((entry): entry is [string, Answer] => entry[1] !== null))
}

function markFor(
  field: RoomField | undefined,
  adopted: { signature: Mark; initials: Mark } | undefined,
): Mark | undefined {
  return field?.type === 'initials' ? adopted?.initials : adopted?.signature
}

function missingIn(room: Room): string[] {
  const keys = room.documents.flatMap((document) =>
    document.fields
      .filter((field) => field.mine && field.locked !== true)
      .filter((field) => isRequired(field, answerLookup(document.fields, room.answers)))
      .filter((field) => !isAnswered(field, room.answers[field.answerKey]))
      .map((field) => field.answerKey),
  )
  return [...new Set([...keys, ...(room.toConfirm ?? [])])]
}

function allFields(room: Room): RoomField[] {
  return room.documents.flatMap((document) => document.fields)
}
