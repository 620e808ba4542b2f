import { formatCell } from '@countersign/answers/format-answer'
import type { TableRow } from '@countersign/answers/answer'
import type { TableColumn } from '@countersign/answers/field'
import type { TypedRow } from '@countersign/answers/parse-table'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import flexStyles from '../../ui/flex.module.css'
import textStyles from '../../ui/text.module.css'
import { useFormTranslation } from '../room/form-translation.ts'
import { toOneLine } from './to-one-line.ts'
import { DateTimeInput } from '../../ui/field/date-time-input.tsx'
import { boxClass } from './field-classes.ts'
import styles from './field.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'

interface TableRowControlProps {
  field: RoomField
  index: number
  row: TypedRow
  /** The saved row, with its computed cells. */
  saved: TableRow | undefined
  /** Whether the row's required cells must be answered. */
  needed: boolean
  wrong: (key: string) => boolean
  problemId: string
  write: (row: TypedRow) => void
  remove: (() => void) | undefined
  /** What the form itself filled into the cell of this column. */
  given: (key: string) => string | undefined
  /** Whether the table continues an inspection: its cells are shown, not typed. */
  isEarlier: boolean
}

/** One row of a table, named by what the form filled in, else by its number. */
export function TableRowControl(props: TableRowControlProps) {
  const { field, index, row, saved, needed, wrong, problemId, write, remove, given, isEarlier } =
    props
  const texts = useRoomMessages().fields
  const columns = field.columns ?? []
  const written = columns.flatMap((column) => given(column.key) ?? [])
  const translation = useFormTranslation()
  const name =
    written.length > 0
      ? written.map((cell) => translation?.text(cell) ?? cell).join(', ')
      : texts.labels.row(index + 1)
  const open = columns.filter((column) => given(column.key) === undefined)
  const optional = open.filter(({ required, sumOf }) => !required && !sumOf)
  const isUsed = optional.some(({ key }) => wrong(key) || (row[key] ?? '') !== '')
  const [isOpened, setIsOpened] = useState(isUsed)
  if (isUsed && !isOpened) {
    setIsOpened(true)
  }
  const hasMore = written.length > 0 && optional.length > 1 && optional.length < open.length
  const folds = hasMore && !isOpened

  return (
    <fieldset className={styles.row} data-row>
      <legend className={clsx(textStyles.small, textStyles.strong)}>{name}</legend>
      <div className={styles.cells}>
        {open.map((column) =>
          column.sumOf || (isEarlier && column.recorded) ? (
            <ShownCell key={column.key} column={column} cell={saved?.[column.key]} />
          ) : (
            <Cell
              key={column.key}
              folded={folds && !column.required}
              column={column}
              typed={row[column.key] ?? ''}
              needed={needed && column.required === true}
              problemId={wrong(column.key) ? problemId : undefined}
              write={(next) => write({ ...row, [column.key]: next })}
            />
          ),
        )}
        {folds && (
          <Button
            kind="quiet"
            className={styles.more ?? ''}
            aria-label={`${texts.labels.moreCells}: ${name}`}
            onClick={() => setIsOpened(true)}
          >
            {texts.labels.moreCells}
          </Button>
        )}
        {remove && (
          <Button kind="quiet" onClick={remove}>
            {texts.labels.removeRow(name)}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

interface CellProps {
  /** On a phone, where the columns are below each other. */
  folded: boolean
  column: TableColumn
  typed: string | boolean
  needed: boolean
  problemId: string | undefined
  write: (typed: string | boolean) => void
}

/** Computed from the row, or of a earlier inspection; not announced, because a sum changes with every digit. */
function ShownCell({ column, cell }: { column: TableColumn; cell: TableRow[string] | undefined }) {
  const t = useRoomMessages()
  return (
    <div className={clsx(flexStyles.column0, flexStyles.shrinks)}>
      <span className={textStyles.small}>{column.label}</span>
      <span className={styles.computed}>{formatCell(column, cell, t.answers) || '–'}</span>
    </div>
  )
}

function Cell({ folded, column, typed, needed, problemId, write }: CellProps) {
  const id = useId()
  if (column.type === 'checkbox') {
    return (
      <label className={clsx(styles.choice, folded && styles.folded)}>
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
    <div className={clsx(flexStyles.column0, flexStyles.shrinks, folded && styles.folded)}>
      <label htmlFor={id} className={textStyles.small}>
        {column.label}
      </label>
      <CellBox {...{ id, column, needed, problemId, write }} typed={String(typed)} />
    </div>
  )
}

type CellBoxProps = Omit<CellProps, 'folded'> & { id: string; typed: string }

function CellBox({ id, column, typed, needed, problemId, write }: CellBoxProps) {
  const texts = useRoomMessages().fields
  const shared = {
    id,
    className: boxClass,
    value: typed,
    'aria-required': needed,
    'aria-invalid': problemId ? true : undefined,
    'aria-describedby': problemId,
  }
  if (column.type === 'date') {
    return <DayCell {...shared} write={write} />
  }
  if (column.type === 'select') {
    return (
      <select {...shared} onChange={(event) => write(event.target.value)}>
        <option value="">{texts.labels.choose}</option>
        {(column.options ?? []).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  }

  if (column.below) {
    return (
      <textarea
        {...shared}
        className={clsx(boxClass, styles.note)}
        rows={1}
        onChange={(event) => write(toOneLine(event.target.value))}
      />
    )
  }

  return (
    <input
      {...shared}
      type="text"
      {...(column.type === 'money' && { inputMode: 'decimal' })}
      {...(column.type === 'integer' && { inputMode: 'numeric' })}
      autoComplete="off"
      onChange={(event) => write(event.target.value)}
    />
  )
}

/** No answer: a table with a part of a day is not saved, and says so when it is left. */
const partOfDay = '…'

type DayCellProps = Omit<ComponentProps<typeof DateTimeInput>, 'type' | 'write' | 'leave'> & {
  write: (typed: string) => void
}

function DayCell({ value, write, ...attributes }: DayCellProps) {
  function change(text: string, complete: boolean) {
    const next = text === '' && !complete ? partOfDay : text
    if (next !== value) {
      write(next)
    }
  }

  return (
    <DateTimeInput
      {...attributes}
      type="date"
      value={value === partOfDay ? '' : value}
      write={change}
      leave={change}
    />
  )
}
