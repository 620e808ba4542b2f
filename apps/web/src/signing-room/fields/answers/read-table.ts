import type { RoomColumn, RoomField, TableRow } from '@countersign/contract'
import type { Messages } from '../../i18n/en.ts'
import { readDay } from './read-day.ts'
import { readInteger, readMoney } from './read-number.ts'
import { isRead } from './reading.ts'
import type { Reading } from './reading.ts'
import { showForEditing } from './show-answer.ts'
import { isBegun } from './is-answered.ts'

/** A row as it is typed: the text of each cell, or whether its box is ticked. */
export type TypedRow = Readonly<Record<string, string | boolean>>

type TableField = Pick<RoomField, 'columns' | 'rows'>

/** The rows that stand in a table before anybody has typed: the saved ones, or those of the form. */
export function startRows(field: TableField, saved: readonly TableRow[]): TypedRow[] {
  const first = field.rows?.first ?? []
  const count = Math.max(saved.length, first.length, field.rows?.initial ?? 1)

  return Array.from({ length: count }, (_, index) =>
    typeRow(field, saved[index] ?? first[index] ?? {}),
  )
}

export function blankRow(field: TableField): TypedRow {
  return typeRow(field, {})
}

/** What the form itself wrote into a cell; it is read, not typed. */
export function givenCell(field: TableField, index: number, key: string): string | undefined {
  return field.rows?.first?.[index]?.[key] || undefined
}

/** Reads the rows; those that nobody has begun are left out at the end, and with them all, the answer. */
export function readTable(
  field: TableField,
  typed: readonly TypedRow[],
  messages: Messages,
): Reading {
  const rows: TableRow[] = []
  for (const [index, row] of typed.entries()) {
    const read = readRow(field, row, index, messages)
    if (!('row' in read)) {
      return read
    }
    rows.push(read.row)
  }

  const begun = rows.map((row, index) => isBegun(field, row, index))
  const last = begun.lastIndexOf(true)
  if (last < 0) {
    return { answer: null }
  }

  const given = field.rows?.first?.length ?? 0
  return { answer: rows.slice(0, Math.max(last + 1, given)) }
}

function readRow(
  field: TableField,
  typed: TypedRow,
  index: number,
  messages: Messages,
): { row: TableRow } | Exclude<Reading, { answer: unknown }> {
  const row: TableRow = {}
  for (const column of field.columns ?? []) {
    if (column.sumOf) {
      continue
    }
    const reading = readCell(column, typed[column.key], messages)
    if (!isRead(reading)) {
      const problem = messages.problems.row(index + 1, column.label, reading.problem)
      return { problem, part: `${index}.${column.key}` }
    }
    row[column.key] = plainCell(reading)
  }

  return { row }
}

/** Cells hold no lists and no marks, so what was read from one is plain. */
function plainCell({ answer }: { answer: unknown }): string | number | boolean | null {
  return typeof answer === 'string' || typeof answer === 'number' || typeof answer === 'boolean'
    ? answer
    : null
}

function readCell(
  column: RoomColumn,
  typed: string | boolean | undefined,
  messages: Messages,
): Reading {
  if (typeof typed === 'boolean') {
    return { answer: typed || null }
  }

  const text = (typed ?? '').trim()
  switch (column.type) {
    case 'money':
      return readMoney(text, {}, messages)
    case 'integer':
      return readInteger(text, {}, messages)
    case 'date':
      return readDay(text, messages)
    case 'checkbox':
    case 'select':
    case 'text':
      return { answer: text === '' ? null : text }
  }
}

function typeRow(field: TableField, row: TableRow): TypedRow {
  const cells = (field.columns ?? []).map((column) => [column.key, typeCell(column, row)])
  return Object.fromEntries(cells)
}

function typeCell(column: RoomColumn, row: TableRow): string | boolean {
  const cell = row[column.key]
  if (column.type === 'checkbox') {
    return cell === true || cell === 'true'
  }

  return cell === undefined || cell === null ? '' : showForEditing({ type: column.type }, cell)
}
