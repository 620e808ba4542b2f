import { type Field, signsByLink } from '@countersign/answers/field'
import { isComputed } from '@countersign/answers/is-computed'
import { valueKey } from '../../../envelope.ts'
import type { DocumentReader, RoomDocument, RoomField } from '../../../room.ts'
import { confirmationField } from '../envelope/confirmation-fields.ts'

type Reader = Pick<DocumentReader, 'role' | 'state'>

/** The fields of a document as this person sees them; a resident also confirms having read it. */
export function listRoomFields(
  { documentId, fields }: Pick<RoomDocument, 'documentId' | 'fields'>,
  reader: Reader,
): RoomField[] {
  const { role } = reader
  const present = (field: Field): RoomField => ({
    ...field,
    answerKey: valueKey(documentId, field),
    mine: canAnswer(reader, field),
  })

  return [
    ...fields.map(present),
    ...(signsByLink(role)
      ? [{ ...present(confirmationField(role)), confirms: true as const }]
      : []),
  ]
}

/** Whether this person may enter this answer now. Some are computed. */
function canAnswer(reader: Reader, field: Field): boolean {
  return canChange(reader, field) && !isComputed(field)
}

/** Whether this answer may still change, directly or as a computed sum. */
export function canChange(reader: Reader, { role, locked, type }: Field): boolean {
  const own = role === reader.role && !locked && type !== 'signedDate'
  return own && reader.state === 'open'
}
