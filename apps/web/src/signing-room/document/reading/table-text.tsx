import { formatCell } from '@countersign/answers/format-answer'
import type { TableRow } from '@countersign/answers/answer'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { useFormTranslation } from '../../room/form-translation.ts'
import styles from './reading.module.css'
import { FoldedEnglish } from './english-fold.tsx'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

export function TableText({ field, rows }: { field: RoomField; rows: TableRow[] }) {
  const t = useRoomMessages()
  const columns = field.columns ?? []

  return (
    // A table wider than a phone scrolls by itself, also by keyboard (WCAG 1.4.10, 2.1.1).
    <div className={styles.tableFrame} role="group" aria-label={field.label} tabIndex={0}>
      <table role="table" data-columns={columns.length > 3 ? 'many' : 'few'}>
        <thead>
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} scope="col" role="columnheader">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} role="row">
              {columns.map((column) => (
                <td key={column.key} role="cell" data-label={column.label}>
                  <CellText text={formatCell(column, row[column.key], t.answers)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Rows that a form fills in itself, such as the rooms of a checklist, are translated like its text. */
function CellText({ text }: { text: string }) {
  const translated = useFormTranslation()?.text(text)

  return (
    <>
      {translated ?? text}
      <FoldedEnglish english={text} shown={translated ?? text} />
    </>
  )
}
