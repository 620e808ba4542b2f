import { isTable, nameRows } from '@countersign/answers'
import type { TableRow } from '@countersign/answers'
import type { RoomField } from '@countersign/contract'
import { useRoom, useRoomState } from '../../room/room-context.ts'

/** The rows of a table; what is said about the rows of another table, with the names of those rows. */
export function useNamedRows(field: RoomField, rows: TableRow[]) {
  const { documents } = useRoom()
  const siblings = documents.find((document) =>
    document.fields.some(({ answerKey }) => answerKey === field.answerKey),
  )?.fields
  const about = siblings?.find(({ key }) => key === field.rowsOf)
  const answer = useRoomState((state) => about && state.answers[about.answerKey])

  return about && isTable(answer)
    ? nameRows({ field, rows }, { field: about, rows: answer })
    : { columns: field.columns ?? [], rows }
}
