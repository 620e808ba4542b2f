import type {
  RoomDocument,
  RoomField,
} from '@countersign/contract/schemas/signing-room/room-document'
import type { FormTranslation } from './form-translation.ts'

const originalDocuments = new WeakMap<RoomDocument, RoomDocument>()
const originalFields = new WeakMap<RoomField, RoomField>()

/** `originalDocument` of the translated document is then this one. */
export function rememberDocument(translated: RoomDocument, original: RoomDocument): RoomDocument {
  originalDocuments.set(translated, original)
  return translated
}

export function rememberField(translated: RoomField, original: RoomField): RoomField {
  originalFields.set(translated, original)
  return translated
}

/** A document as it is signed, with its English title; one that is not translated is its own original. */
export function originalDocument(document: RoomDocument): RoomDocument {
  return originalDocuments.get(document) ?? document
}

/** The same for a field, with its English labels. */
export function originalField(field: RoomField): RoomField {
  return originalFields.get(field) ?? field
}

/** Whether the document can be read in the language of the translation. */
export function isTranslated(
  document: RoomDocument,
  { text }: Pick<FormTranslation, 'text'>,
): boolean {
  return text(originalDocument(document).title) !== undefined
}
