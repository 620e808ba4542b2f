import { isShown } from '@countersign/answers/is-answered'
import type { Answers } from '@countersign/answers/answer'
import type { OpenedRoom } from './opened-room.ts'
import { answerLookup } from './answer-lookup.ts'

interface Hidden {
  room: OpenedRoom
  answers: Readonly<Answers>
  /** Keys of the hidden fields. */
  keys: string
  shown: OpenedRoom
}

/** A page has one room, and each place of it asks for the same fields. */
let last: Hidden | undefined

/**
 * The room without the fields that are shown only after another answer. The same room and the same
 * hidden fields give the same object, so that nothing renders again while somebody types elsewhere.
 */
export function hideFields(room: OpenedRoom, answers: Readonly<Answers>): OpenedRoom {
  if (last?.room !== room || last.answers !== answers) {
    last = findHidden(room, answers)
  }
  return last.shown
}

function findHidden(room: OpenedRoom, answers: Readonly<Answers>): Hidden {
  const fields = room.documents.flatMap((document) =>
    document.fields.filter((field) => !isShown(field, answerLookup(document.fields, answers))),
  )
  const keys = fields.map(({ answerKey }) => answerKey).join()
  if (keys === '') {
    return { room, answers, keys, shown: room }
  }
  const known = last?.keys === keys ? last : undefined
  if (known?.room === room) {
    return { ...known, answers }
  }

  const documents =
    known?.room.documents === room.documents
      ? known.shown.documents
      : room.documents.map((document) => ({
          ...document,
          fields: document.fields.filter((field) => !fields.includes(field)),
        }))
  return { room, answers, keys, shown: { ...room, documents } }
}
