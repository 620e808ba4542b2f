import { isShown } from '@countersign/answers'
import type { Answers } from '@countersign/answers'
import type { Room, RoomDocument } from '@countersign/contract'
import { answerLookup } from './answer-lookup.ts'

/**
 * The room without the fields that are shown only after another answer. The same room and the same
 * hidden fields give the same object, so that nothing renders again while somebody types elsewhere.
 */
export function hideFields(room: Room, answers: Readonly<Answers>): Room {
  const hidden = room.documents.map((document) => listHidden(document, answers))
  if (hidden.every((keys) => keys.length === 0)) {
    return room
  }

  const documents = remember(documentCache, room.documents, JSON.stringify(hidden), () =>
    room.documents.map((document, index) => omitFields(document, hidden[index] ?? [])),
  )
  return remember(roomCache, room, JSON.stringify(hidden), () => ({ ...room, documents }))
}

function listHidden({ fields }: RoomDocument, answers: Readonly<Answers>): string[] {
  const answerOf = answerLookup(fields, answers)

  return fields.filter((field) => !isShown(field, answerOf)).map(({ key }) => key)
}

function omitFields(document: RoomDocument, hidden: readonly string[]): RoomDocument {
  return hidden.length === 0
    ? document
    : { ...document, fields: document.fields.filter(({ key }) => !hidden.includes(key)) }
}

type Cache<K extends object, V> = WeakMap<K, { name: string; value: V }>

const documentCache: Cache<Room['documents'], Room['documents']> = new WeakMap()
const roomCache: Cache<Room, Room> = new WeakMap()

function remember<K extends object, V>(
  cache: Cache<K, V>,
  key: K,
  name: string,
  create: () => V,
): V {
  const known = cache.get(key)
  if (known?.name === name) {
    return known.value
  }

  const value = create()
  cache.set(key, { name, value })
  return value
}
