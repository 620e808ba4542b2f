import { isTable, type TableRow } from '@countersign/answers/answer'
import { nameRows } from '@countersign/answers/rows-of'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { TableText } from '../document/reading/table-text.tsx'
import { PhotoGrid } from '../photos/photo-grid.tsx'
import { useRoom, useRoomState } from '../room/room-context.ts'

interface OtherRowsProps {
  field: RoomField
  rows: TableRow[]
}

/** Answers that few forms have: photos, and what somebody said about the rows of a table. */
export function OtherRows({ field, rows }: OtherRowsProps) {
  return field.type === 'photos' ? (
    <PhotoGrid field={field} />
  ) : (
    <RatedRows field={field} rows={rows} />
  )
}

/** With the names of the rows. */
function RatedRows({ field, rows }: OtherRowsProps) {
  const { documents } = useRoom()
  const siblings = documents.find((document) =>
    document.fields.some(({ answerKey }) => answerKey === field.answerKey),
  )?.fields
  const about = siblings?.find(({ key }) => key === field.rowsOf)
  const answer = useRoomState((state) => about && state.answers[about.answerKey])
  if (!about || !isTable(answer)) {
    return <TableText field={field} rows={rows} />
  }

  const named = nameRows({ field, rows }, { field: about, rows: answer })
  return <TableText field={{ ...field, columns: named.columns }} rows={named.rows} />
}
