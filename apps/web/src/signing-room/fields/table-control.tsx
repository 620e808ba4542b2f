import { useRef, useState } from 'react'
import { isTable } from './answers/answer-shape.ts'
import { blankRow, givenCell, readTable, startRows } from './answers/read-table.ts'
import type { TypedRow } from './answers/read-table.ts'
import { isBegun } from './answers/is-answered.ts'
import { isRead } from './answers/reading.ts'
import type { Reading } from './answers/reading.ts'
import type { FieldSlot } from '../room/room-plan.ts'
import { RoomButton } from '../ui/room-button.tsx'
import { useAnnounce } from '../ui/announcer.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { GroupFrame } from './field-frame.tsx'
import styles from './field.module.css'
import { TableRowControl } from './table-row-control.tsx'
import { useFocusWithin } from './use-focus-within.ts'
import { useFieldState } from './use-field-state.ts'

/** Rows that grow, each a group of labelled cells: side by side at a desk, stacked on a phone. */
export function TableControl({ slot }: { slot: FieldSlot }) {
  const t = useMessages()
  const announce = useAnnounce()
  const table = useRef<HTMLDivElement>(null)
  const { state, rows, write, leave } = useTypedRows(slot)
  const focus = useFocusWithin(leave)
  const error = focus.within ? undefined : state.error
  const wrong = error === undefined ? undefined : wrongCell(readTable(slot.field, rows, t))
  const begun = rows.map((row, index) => isBegun(slot.field, row, index))
  const most = slot.field.rows?.max ?? 50
  const given = slot.field.rows?.first?.length ?? 0

  function add() {
    write([...rows, blankRow(slot.field)])
    announce(t.answers.rowAdded(t.answers.row(rows.length + 1)))
    // The new row is drawn after this event; its first cell is where one goes on.
    requestAnimationFrame(() => firstCell(table.current, rows.length)?.focus())
  }

  function remove(index: number) {
    write(rows.filter((_, at) => at !== index))
    announce(t.answers.rowRemoved(t.answers.row(index + 1)))
    requestAnimationFrame(() => firstCell(table.current, Math.max(0, index - 1))?.focus())
  }

  return (
    <div ref={table} onFocus={focus.onFocus} onBlur={focus.onBlur}>
      <GroupFrame slot={slot} state={{ ...state, error }} role="group">
        {rows.map((row, index) => (
          <TableRowControl
            key={index}
            field={slot.field}
            index={index}
            row={row}
            saved={isTable(state.answer) ? state.answer[index] : undefined}
            needed={
              begun[index] === true || (state.required && index === 0 && !begun.includes(true))
            }
            wrong={(key) => wrong === `${index}.${key}`}
            problemId={`${slot.id}-problem`}
            write={(next) => write(rows.map((other, at) => (at === index ? next : other)))}
            remove={rows.length > 1 && index >= given ? () => remove(index) : undefined}
            given={(key) => givenCell(slot.field, index, key)}
          />
        ))}
        {rows.length < most ? (
          <RoomButton kind="secondary" onClick={add}>
            {t.answers.addRow}
          </RoomButton>
        ) : (
          <span className={styles.help}>{t.answers.rowsFull(most)}</span>
        )}
      </GroupFrame>
    </div>
  )
}

function useTypedRows(slot: FieldSlot) {
  const t = useMessages()
  const state = useFieldState(slot)
  const [typed, setTyped] = useState<readonly TypedRow[]>()
  const rows = typed ?? startRows(slot.field, isTable(state.answer) ? state.answer : [])
  // A cell may write as it is left, and the table is left in the same moment.
  const latest = useRef<readonly TypedRow[]>(undefined)

  function write(next: readonly TypedRow[]) {
    latest.current = next
    setTyped(next)
    const reading = readTable(slot.field, next, t)
    if (isRead(reading)) {
      state.change(reading.answer, 'soon')
    }
  }

  function leave() {
    const reading = readTable(slot.field, latest.current ?? rows, t)
    if (isRead(reading)) {
      state.flush()
      return
    }
    state.setInputError(reading.problem)
  }

  return { state, rows, write, leave }
}

function wrongCell(reading: Reading): string | undefined {
  return isRead(reading) ? undefined : reading.part
}

function firstCell(table: HTMLElement | null, index: number): HTMLElement | undefined {
  const row = table?.querySelectorAll('[data-row]')[index]
  const cell = row?.querySelector('input, select')
  return cell instanceof HTMLElement ? cell : undefined
}
