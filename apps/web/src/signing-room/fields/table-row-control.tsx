import type { RoomColumn, RoomField } from '@countersign/contract'
import { useId } from 'react'
import type { TypedRow } from '../answers/read-table.ts'
import { RoomButton } from '../page/room-button.tsx'
import { useWords } from '../session/room-context.ts'
import styles from './field.module.css'

interface TableRowControlProps {
  field: RoomField
  index: number
  row: TypedRow
  write: (row: TypedRow) => void
  remove: (() => void) | undefined
  /** What the form wrote into the cell of this column. */
  given: (key: string) => string | undefined
}

/** One row of a table: its name is what the form wrote into it, else its number. */
export function TableRowControl({ field, index, row, write, remove, given }: TableRowControlProps) {
  const words = useWords()
  const columns = field.columns ?? []
  const written = columns.flatMap((column) => given(column.key) ?? [])
  const name = written.length > 0 ? written.join(', ') : words.answers.row(index + 1)
  const open = columns.filter((column) => given(column.key) === undefined)

  return (
    <fieldset className={styles.row} data-row>
      <legend className={styles.rowName}>{name}</legend>
      <div className={styles.cells}>
        {open.map((column) => (
          <Cell
            key={column.key}
            column={column}
            typed={row[column.key] ?? ''}
            write={(next) => write({ ...row, [column.key]: next })}
          />
        ))}
        {remove && (
          <RoomButton kind="quiet" onClick={remove}>
            {words.answers.removeRow(name)}
          </RoomButton>
        )}
      </div>
    </fieldset>
  )
}

interface CellProps {
  column: RoomColumn
  typed: string | boolean
  write: (typed: string | boolean) => void
}

function Cell({ column, typed, write }: CellProps) {
  const id = useId()
  if (column.type === 'checkbox') {
    return (
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={typed === true}
          onChange={(event) => write(event.target.checked)}
        />
        <span>{column.label}</span>
      </label>
    )
  }

  return (
    <div className={styles.part}>
      <label htmlFor={id}>{column.label}</label>
      <CellBox id={id} column={column} typed={String(typed)} write={write} />
    </div>
  )
}

function CellBox({ id, column, typed, write }: CellProps & { id: string; typed: string }) {
  const words = useWords()
  const shared = {
    id,
    className: styles.box,
    value: typed,
    'aria-required': column.required === true,
  }
  if (column.type === 'select') {
    return (
      <select {...shared} onChange={(event) => write(event.target.value)}>
        <option value="">{words.answers.choose}</option>
        {(column.options ?? []).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  }

  return (
    <input
      {...shared}
      type={column.type === 'date' ? 'date' : 'text'}
      {...(column.type === 'money' && { inputMode: 'decimal' })}
      {...(column.type === 'integer' && { inputMode: 'numeric' })}
      {...(column.maxLength !== undefined && { maxLength: column.maxLength })}
      autoComplete="off"
      onChange={(event) => write(event.target.value)}
    />
  )
}
