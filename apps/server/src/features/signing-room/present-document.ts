import type { Field } from '@countersign/answers/field'
import type { UsState } from '@countersign/contract/schemas/shapes'
import type {
  ReadingNode,
  RoomDocument as PresentedDocument,
  RoomDocumentSummary,
} from '@countersign/contract/schemas/signing-room/room-document'
import { nameNoticeText } from '@countersign/form-library'
import {
  canChange,
  listRoomFields,
} from '@countersign/signing/adapters/embedded/room/list-room-fields'
import type { DocumentReader, RoomDocument, RoomField } from '@countersign/signing/room'
import { findHomeState } from './find-home-state.ts'

export function presentDocument({
  document,
  view,
}: {
  document: RoomDocument
  view: DocumentReader
}): PresentedDocument {
  const { formId } = document
  const fields = listRoomFields(document, view)
  const state = view.task === 'fill' && findHomeState(document, view.answers)

  return {
    ...summarizeDocument(document, view),
    reading: document.reading,
    fields: state
      ? fields.map((field) => nameNoticeText(offerIn(state, field), { formId, state }))
      : fields,
  }
}

export function summarizeDocument(
  { documentId, formId, title, edition, pages, reading, fields }: RoomDocument,
  view: Pick<DocumentReader, 'role' | 'state'>,
): RoomDocumentSummary {
  return {
    documentId,
    formId,
    title,
    edition,
    pages,
    words: countWords(reading),
    asks: fields.some((field) => canChange(view, field) && !isSigned(field)),
  }
}

function isSigned({ type }: Field): boolean {
  return type === 'signature' || type === 'initials'
}

/** Without the choices of other states: the owner’s questions name the law whose words they ask for. */
function offerIn(state: UsState, field: RoomField): RoomField {
  const options = field.options?.filter(({ states }) => !states || states.includes(state))

  return options ? { ...field, options } : field
}

/** A form’s text is the same object in every packet. */
const counted = new WeakMap<readonly ReadingNode[], number>()

function countWords(reading: readonly ReadingNode[]): number {
  const known = counted.get(reading)
  if (known !== undefined) {
    return known
  }

  const texts = reading.flatMap(listTexts)
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length
  counted.set(reading, words)
  return words
}

function listTexts(node: ReadingNode): string[] {
  switch (node.kind) {
    case 'heading':
    case 'paragraph':
      return [node.text]
    case 'clause':
      return [node.title ?? '', node.text]
    case 'list':
      return node.items
    case 'statutory':
      return [node.text]
    case 'facts':
      return node.rows.flatMap(({ label, text }) => [label, text])
    case 'fields':
    case 'signatures':
      return []
  }
}
