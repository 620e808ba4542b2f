import { formatCell } from '@countersign/answers/format-answer'
import { namingColumns } from '@countersign/answers/rows-of'
import type { TableRow } from '@countersign/answers/answer'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'

export interface RatedRow {
  /** Its place in the owner's table. */
  index: number
  item: string
  /** What the owner says about it, such as "At move-in: Good". */
  facts: string[]
}

export interface RowGroup {
  name: string
  rows: RatedRow[]
}

/** The owner's rows by room, in the order in which the rooms first appear. */
export function groupRows(
  table: RoomField,
  rows: readonly TableRow[],
  translate: (text: string) => string,
): RowGroup[] {
  const [group, item] = namingColumns(table)
  const said = (table.columns ?? []).slice(2)
  const toText = (row: TableRow, key = '') => translate(String(row[key] ?? ''))
  const numbered = rows.map((row, index) => ({
    name: toText(row, group?.key),
    row: {
      index,
      item: toText(row, item?.key),
      facts: said.flatMap((column) => {
        const text = formatCell(column, row[column.key])
        return text === '' ? [] : [`${column.label}: ${text}`]
      }),
    },
  }))

  return [...Map.groupBy(numbered, ({ name }) => name)].map(([name, together]) => ({
    name,
    rows: together.map(({ row }) => row),
  }))
}
