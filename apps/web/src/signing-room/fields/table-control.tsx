import { useEffect, useEffectEvent, useRef } from 'react'
import { isSameAnswer, isTable } from '@countersign/answers/answer'
import { maxRows } from '@countersign/answers/check-answer'
import { moveTypedRows } from '@countersign/answers/continued-rows'
import { isRowStarted } from '@countersign/answers/is-answered'
import {
  blankRow,
  givenCell,
  initialRows,
  parseTable,
  type TypedRow,
} from '@countersign/answers/parse-table'
import { namingColumns } from '@countersign/answers/rows-of'
import type { ParsedAnswer } from '@countersign/answers/parse-answer'
import textStyles from '../../ui/text.module.css'
import type { FieldSlot } from '../room/field-slot.ts'
import { useRoomPart } from '../room/room-context.ts'
import { useUndoRemoval } from '../../lib/use-undo-removal.ts'
import { Button } from '../../ui/button.tsx'
import { useAnnounce } from '../ui/announcer.tsx'
import { GroupFrame } from './field-frame.tsx'
import { InspectionChoice } from '../inspections/inspection-choice.tsx'
import { rejectionMessage } from './rejection-message.ts'
import { TableRowControl } from './table-row-control.tsx'
import { useFocusWithin } from './use-focus-within.ts'
import { useFieldState } from './use-field-state.ts'
import { useTyped } from './use-typed.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import flexStyles from '../../ui/flex.module.css'

/** Rows that can be added and removed; the cells of a row are side by side, or stacked on a phone. */
export function TableControl({ slot }: { slot: FieldSlot }) {
  const texts = useRoomMessages().fields
  const announce = useAnnounce()
  const table = useRef<HTMLDivElement>(null)
  const { state, rows, write, leave } = useTypedRows(slot)
  const focus = useFocusWithin(leave)
  const error = focus.within ? undefined : state.error
  const wrong = error === undefined ? undefined : wrongCell(parseTable(slot.field, rows))
  const started = rows.map((row, index) => isRowStarted(slot.field, row, index))
  const most = maxRows(slot.field)
  const earlierInspections = useRoomPart((room) => room.earlierInspections) ?? []
  const continued = useRoomPart((room) => room.continued)
  const recorded = continued?.rows[slot.answerKey]
  const given = Math.max(slot.field.rows?.first?.length ?? 0, recorded ?? 0)
  const names = namingColumns(slot.field).map(({ key }) => key)

  /** What nobody types here: what the form itself fills in, and the names of an inspection's rows. */
  function givenText(index: number, key: string): string | undefined {
    const isNamed = recorded !== undefined && index < recorded && names.includes(key)
    const cell = isNamed ? rows[index]?.[key] : undefined
    return givenCell(slot.field, index, key) ?? (typeof cell === 'string' ? cell : undefined)
  }

  function add() {
    write([...rows, blankRow(slot.field)])
    announce(texts.labels.rowAdded(texts.labels.row(rows.length + 1)))
    // The new row is rendered after this event.
    requestAnimationFrame(() => firstCell(table.current, rows.length)?.focus())
  }

  const removal = useUndoRemoval<TypedRow>({
    remove: (index) => {
      write(rows.filter((_, at) => at !== index))
      announce(texts.labels.rowRemoved(texts.labels.row(index + 1)))
    },
    insert: (index, row) => {
      write(rows.toSpliced(index, 0, row))
      requestAnimationFrame(() => firstCell(table.current, Math.min(index, rows.length))?.focus())
    },
  })

  return (
    <div ref={table} onFocus={focus.onFocus} onBlur={focus.onBlur}>
      <GroupFrame slot={slot} state={{ ...state, error }} role="group">
        {slot.field.continues && earlierInspections.length > 0 && <InspectionChoice slot={slot} />}
        {rows.map((row, index) => (
          <TableRowControl
            key={index}
            field={slot.field}
            index={index}
            row={row}
            saved={isTable(state.answer) ? state.answer[index] : undefined}
            needed={
              started[index] === true || (state.required && index === 0 && !started.includes(true))
            }
            wrong={(key) => wrong === `${index}.${key}`}
            problemId={`${slot.id}-problem`}
            write={(next) => write(rows.map((other, at) => (at === index ? next : other)))}
            remove={
              rows.length > 1 && index >= given
                ? () => removal.remove({ index, row, name: texts.labels.row(index + 1) })
                : undefined
            }
            given={(key) => givenText(index, key)}
            isEarlier={recorded !== undefined}
          />
        ))}
        {removal.removed && rows.length < most && (
          <RemovedRow key={removal.count} name={removal.removed} undo={removal.undo} />
        )}
        {rows.length < most ? (
          <Button onClick={add}>{texts.labels.addRow}</Button>
        ) : (
          <span className={textStyles.hint}>{texts.labels.rowsFull(most)}</span>
        )}
      </GroupFrame>
    </div>
  )
}

function RemovedRow({ name, undo }: { name: string; undo: () => void }) {
  const { labels } = useRoomMessages().fields
  return (
    <div className={flexStyles.row2}>
      {labels.rowRemoved(name)}{' '}
      <Button ref={takeFocus} kind="quiet" onClick={undo}>
        {labels.undo}
      </Button>
    </div>
  )
}

/** The button that had the focus is gone. */
function takeFocus(button: HTMLElement | null): void {
  button?.focus({ preventScroll: true })
}

interface TypedTable {
  rows: readonly TypedRow[]
  /** The inspection that was shown then. */
  beside: string | undefined
}

function useTypedRows(slot: FieldSlot) {
  const texts = useRoomMessages().fields
  const state = useFieldState(slot)
  const continued = useRoomPart((room) => room.continued)
  const received = useRoomPart(({ answers }) => answers[slot.answerKey])
  const beside = continued?.groupId
  const { typed, setTyped, forget } = useTyped<TypedTable>(slot)
  const isMoved = typed !== undefined && typed.beside !== beside
  const saved = initialRows(slot.field, isTable(state.answer) ? state.answer : [])
  // A table that is needed has a row to write in; asking for one first would be a step more.
  const untyped = saved.length === 0 && state.required ? [blankRow(slot.field)] : saved
  const rows = !typed ? untyped : isMoved ? moveRows(typed) : typed.rows
  // A cell may write on blur, in the same event in which the table loses the focus.
  const latest = useRef<readonly TypedRow[]>(undefined)
  /** When the table was last left without a wrong cell; empty once its rows have moved. */
  const before = useRef<readonly TypedRow[]>(untyped)
  const saveMoved = useEffectEvent(() => {
    before.current = []
    write(rows)
  })
  useEffect(() => {
    if (isMoved) {
      saveMoved()
    }
  }, [isMoved])

  function moveRows({ rows: before }: TypedTable): readonly TypedRow[] {
    const parsed = parseTable(slot.field, before)
    const answer = 'answer' in parsed ? parsed.answer : undefined
    const shown =
      continued && isTable(received)
        ? received.slice(0, continued.rows[slot.answerKey] ?? 0)
        : undefined
    return initialRows(
      slot.field,
      moveTypedRows(slot.field, shown, answer && isTable(answer) ? answer : []),
    )
  }

  function write(next: readonly TypedRow[]) {
    if (next.length !== rows.length && rows.some((row, at) => row !== next[at])) {
      before.current = []
    }
    latest.current = next
    setTyped({ rows: next, beside })
    const parsed = parseTable(slot.field, next)
    if ('answer' in parsed) {
      state.change(parsed.answer, 'soon')
    }
  }

  function leave() {
    const left = latest.current ?? rows
    const parsed = parseTable(slot.field, left)
    if ('answer' in parsed) {
      before.current = left
      forget()
      state.flush()
      return
    }
    saveOthers(left)
    state.setInputError(rejectionMessage(parsed.rejection, texts.rejections))
  }

  /** What else was typed, and each wrong cell as it was: the beginning of 1.250,50 was an amount. */
  function saveOthers(left: readonly TypedRow[]) {
    const kept = parseTable(slot.field, restoreWrongCells(slot.field, left, before.current))
    const sent = parseTable(slot.field, saved)
    if ('answer' in kept && 'answer' in sent && !isSameAnswer(kept.answer, sent.answer)) {
      state.change(kept.answer, 'soon')
    }
  }

  return { state, rows, write, leave }
}

function restoreWrongCells(
  field: FieldSlot['field'],
  rows: readonly TypedRow[],
  before: readonly TypedRow[],
): readonly TypedRow[] {
  const [, index, key = ''] = /^(\d+)\.(.+)$/.exec(wrongCell(parseTable(field, rows)) ?? '') ?? []
  if (index === undefined) {
    return rows
  }

  const restored = rows.map((row, at) => {
    const cell = before[at]?.[key] ?? ''
    return at === Number(index) ? { ...row, [key]: cell === row[key] ? '' : cell } : row
  })
  return restoreWrongCells(field, restored, before)
}

function wrongCell(parsed: ParsedAnswer): string | undefined {
  return 'rejection' in parsed ? parsed.part : undefined
}

function firstCell(table: HTMLElement | null, index: number): HTMLElement | undefined {
  const row = table?.querySelectorAll('[data-row]')[index]
  const cell = row?.querySelector('input, select, textarea')
  return cell instanceof HTMLElement ? cell : undefined
}
