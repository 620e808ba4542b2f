import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'

/** One control on the page: a field that this person answers or signs. */
export interface FieldSlot {
  /** The DOM id of its control. */
  id: string
  answerKey: string
  field: RoomField
  /** The fields of the same form, which its condition may refer to. */
  siblings: readonly RoomField[]
  /** Absent among the deal terms, which belong to several forms. */
  documentId?: string
  /** A resident's last signature in a form, by which they also confirm the form. */
  isLastSignature?: true
}
