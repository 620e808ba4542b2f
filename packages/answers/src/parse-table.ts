import type { Cell, TableRow } from './answer.ts'
import { cleanLine } from './clean-text.ts'
import type { Field, TableColumn } from './field.ts'
import { isRowStarted } from './is-answered.ts'
import { formatForEditing, parseDay } from './parse-answer.ts'
import type { ParsedAnswer, ParsedText } from './parse-answer.ts'
import { parseInteger, parseMoney } from './parse-number.ts'
import type { CellRejection, TextRejection } from './rejection.ts'
import { checkLength, columnTextRule } from './text.ts'

/** A row while it is typed, by column key: the text of a cell, or whether its box is checked. */
export type TypedRow = Readonly<Record<string, string | boolean>>

type TableField = Pick<Field, 'columns' | 'rows'>

/** The rows that a table shows before anybody types: the saved ones, or those that the form fills in. */
export function initialRows(field: TableField, saved: readonly TableRow[]): TypedRow[] {
  const first = field.rows?.first ?? []
  const count = Math.max(saved.length, first.length, field.rows?.initial ?? 1)

  return Array.from({ length: count }, (_, index) =>
    toTypedRow(field, saved[index] ?? first[index] ?? {}),
  )
}

export function blankRow(field: TableField): TypedRow {
  return toTypedRow(field, {})
}

/** The text that the form itself puts into a cell, which nobody can change. */
export function givenCell(field: TableField, index: number, key: string): string | undefined {
  return field.rows?.first?.[index]?.[key] || undefined
}

/**
 * The rows up to the last one that is started, and at least those that the form fills in. If none is
 * started there is no answer.
 */
export function parseTable(field: TableField, typed: readonly TypedRow[]): ParsedAnswer {
  const rows: TableRow[] = []
  for (const [index, row] of typed.entries()) {
    const parsed = parseRow(field, row, index)
    if ('rejection' in parsed) {
      return parsed
    }
    rows.push(parsed.row)
  }

  const last = rows.findLastIndex((row, index) => isRowStarted(field, row, index))
  if (last < 0) {
    return { answer: null }
  }

  const given = field.rows?.first?.length ?? 0
  return { answer: rows.slice(0, Math.max(last + 1, given)) }
}

function parseRow(
  { columns = [] }: TableField,
  typed: TypedRow,
  index: number,
): { row: TableRow } | { rejection: CellRejection<TextRejection>; part: string } {
  const row: TableRow = {}
  for (const column of columns.filter(({ sumOf }) => !sumOf)) {
    const parsed = parseCell(column, typed[column.key])
    if ('rejection' in parsed) {
      const { rejection } = parsed
      return {
        rejection: { code: 'cell', row: index + 1, column: column.label, rejection },
        part: `${index}.${column.key}`,
      }
    }
    row[column.key] = parsed.cell
  }

  return { row }
}

type ParsedCell = { cell: Cell } | { rejection: TextRejection }

function parseCell(column: TableColumn, typed: string | boolean | undefined): ParsedCell {
  if (typeof typed === 'boolean') {
    return { cell: typed || null }
  }

  const text = cleanLine(typed ?? '')
  switch (column.type) {
    case 'money':
      return toCell(parseMoney(text))
    case 'integer':
      return toCell(parseInteger(text))
    case 'date':
      return toCell(parseDay(text))
    case 'text': {
      const rejection = checkLength(text, columnTextRule(column))
      return rejection ? { rejection } : { cell: text === '' ? null : text }
    }
    case 'checkbox':
    case 'select':
      return { cell: text === '' ? null : text }
  }
}

function toCell(parsed: ParsedText): ParsedCell {
  return 'rejection' in parsed ? parsed : { cell: parsed.answer }
}

function toTypedRow({ columns = [] }: TableField, row: TableRow): TypedRow {
  return Object.fromEntries(columns.map((column) => [column.key, toTypedCell(column, row)]))
}

function toTypedCell(column: TableColumn, row: TableRow): string | boolean {
  const cell = row[column.key]
  if (column.type === 'checkbox') {
    return cell === true || cell === 'true'
  }

  return cell === undefined || cell === null ? '' : formatForEditing(column, cell)
}
