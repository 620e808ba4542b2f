import { isShown } from '@countersign/answers/is-answered'
import type { Answers } from '@countersign/answers/answer'
import type { OpenedRoom } from './opened-room.ts'
import { answerLookup } from './answer-lookup.ts'

/** A page has one room. */
let last: { room: OpenedRoom; hidden: string; shown: OpenedRoom } | undefined

/**
 * The room without the fields that are shown only after another answer. The same room and the same
 * hidden fields give the same object, so that nothing renders again while somebody types elsewhere.
 */
export function hideFields(room: OpenedRoom, answers: Readonly<Answers>): OpenedRoom {
  const fields = room.documents.flatMap((document) =>
    document.fields.filter((field) => !isShown(field, answerLookup(document.fields, answers))),
  )
  if (!fields[0]) {
    return room
  }

  const hidden = fields.map(({ answerKey }) => answerKey).join()
  const known = last?.hidden === hidden ? last : undefined
  if (known?.room === room) {
    return known.shown
  }

  const documents =
    known?.room.documents === room.documents
      ? known.shown.documents
      : room.documents.map((document) => ({
          ...document,
          fields: document.fields.filter((field) => !fields.includes(field)),
        }))
  const shown = { ...room, documents }
  last = { room, hidden, shown }
  return shown
}
