import { isShown } from '@countersign/answers/is-answered'
import type { Answers } from '@countersign/answers/answer'
import { isSame, type OpenedDocument, type OpenedRoom } from './opened-room.ts'
import { answerLookup } from './answer-lookup.ts'

interface Shown {
  room: OpenedRoom
  answers: Readonly<Answers>
  shown: OpenedRoom
}

/** A page has one room, and each place of it asks for the same fields. */
let last: Shown | undefined

/** Of forms with hidden fields, as they were shown last. */
const shownDocuments = new WeakMap<OpenedDocument, OpenedDocument>()

/**
 * The room without the fields that are shown only after another answer. What hides the same fields as
 * before is the same object, the room and each of its forms, so that nothing renders again while somebody
 * types elsewhere or another form is loaded.
 */
export function hideFields(room: OpenedRoom, answers: Readonly<Answers>): OpenedRoom {
  if (last?.room !== room || last.answers !== answers) {
    last = { room, answers, shown: findShown(room, answers) }
  }
  return last.shown
}

function findShown(room: OpenedRoom, answers: Readonly<Answers>): OpenedRoom {
  const documents = room.documents.map((document) => findShownDocument(document, answers))
  if (isSame(documents, room.documents)) {
    return room
  }
  const known = last && isSame(documents, last.shown.documents) ? last : undefined
  return known?.room === room
    ? known.shown
    : { ...room, documents: known?.shown.documents ?? documents }
}

function findShownDocument(document: OpenedDocument, answers: Readonly<Answers>): OpenedDocument {
  const fields = document.fields.filter((field) =>
    isShown(field, answerLookup(document.fields, answers)),
  )
  if (fields.length === document.fields.length) {
    return document
  }
  const before = shownDocuments.get(document)
  const shown = before && isSame(fields, before.fields) ? before : { ...document, fields }
  shownDocuments.set(document, shown)
  return shown
}
