import type { TableRow } from './answer.ts'
import type { Field } from './field.ts'
import { namingColumns } from './rows-of.ts'

type TableField = Pick<Field, 'columns' | 'rows'>

/** What a table shows of a signed record: the names of its rows and the recorded cells. */
function recordedKeys(field: TableField): string[] {
  const recorded = (field.columns ?? []).filter((column) => column.recorded)

  return [...namingColumns(field), ...recorded].map(({ key }) => key)
}

/**
 * The rows of a record in the order of this table: first those that the form itself names, then all
 * others. `undefined` if they do not fit.
 */
export function alignRecord(
  field: TableField,
  record: readonly TableRow[],
): TableRow[] | undefined {
  const named = new Map(record.map((row) => [rowName(field, row), row]))
  const keys = recordedKeys(field)
  const given = (field.rows?.first ?? []).map((row) => ({
    ...pick(named.get(rowName(field, row)) ?? {}, keys),
    ...row,
  }))
  const names = new Set(given.map((row) => rowName(field, row)))
  const others = record.filter((row) => !names.has(rowName(field, row)))
  const rows = [...given, ...others.map((row) => pick(row, keys))]

  return rows.length > (field.rows?.max ?? rows.length) ? undefined : rows
}

/** The rows of a record, each with what was answered beside it, and then the rows that it does not have. */
export function continueRows(
  field: TableField,
  record: readonly TableRow[],
  answered: readonly TableRow[],
): TableRow[] {
  const keys = recordedKeys(field)
  const beside = new Map(answered.map((row) => [rowName(field, row), row]))
  const names = new Set(record.map((row) => rowName(field, row)))
  const added = answered.filter((row) => !names.has(rowName(field, row)) && hasOwn(field, row))
  const rows = [
    ...record.map((row) => ({ ...omit(beside.get(rowName(field, row)) ?? {}, keys), ...row })),
    ...added.map((row) => omitRecorded(field, row)),
  ]

  return rows.slice(0, field.rows?.max ?? rows.length)
}

/** The rows without what a record says, and without those that only the record has. */
export function endContinuedRows(field: TableField, rows: readonly TableRow[]): TableRow[] {
  const given = field.rows?.first?.length ?? 0

  return rows
    .map((row) => omitRecorded(field, row))
    .filter((row, index) => index < given || hasOwn(field, row))
}

/** Whether nothing else stands where a record is shown; what is absent is put back by `keepRows`. */
export function keepsRecord(
  field: TableField,
  record: readonly TableRow[],
  rows: readonly TableRow[],
): boolean {
  const keys = recordedKeys(field)

  return rows.every((row, index) =>
    keys.every((key) => {
      const recorded = record[index]?.[key] ?? ''
      const isOpen = index >= record.length && !isRecordedColumn(field, key)
      return isOpen || (row[key] ?? '') === '' || row[key] === recorded
    }),
  )
}

/** The rows with what a record says where it is absent. */
export function keepRows(record: readonly TableRow[], rows: readonly TableRow[]): TableRow[] {
  const length = Math.max(rows.length, record.length)

  return Array.from({ length }, (_, index) => ({ ...rows[index], ...record[index] }))
}

/** Whether somebody has typed where a record would be shown. */
export function hasRecordedCells(field: TableField, rows: readonly TableRow[]): boolean {
  return rows.some((row) =>
    (field.columns ?? []).some(({ key, recorded }) => recorded && !isBlank(row[key])),
  )
}

export function omitRecorded(field: TableField, row: TableRow): TableRow {
  const recorded = (field.columns ?? []).filter((column) => column.recorded)

  return omit(
    row,
    recorded.map(({ key }) => key),
  )
}

function rowName(field: TableField, row: TableRow): string {
  return JSON.stringify(namingColumns(field).map(({ key }) => row[key] ?? ''))
}

/** Whether a row says more than its name and a record. */
function hasOwn(field: TableField, row: TableRow): boolean {
  return Object.values(omit(row, recordedKeys(field))).some((cell) => !isBlank(cell))
}

function isRecordedColumn({ columns = [] }: TableField, key: string): boolean {
  return columns.some((column) => column.key === key && column.recorded)
}

function isBlank(cell: TableRow[string] | undefined): boolean {
  return cell === undefined || cell === null || cell === '' || cell === false
}

function pick(row: TableRow, keys: readonly string[]): TableRow {
  return Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)))
}

function omit(row: TableRow, keys: readonly string[]): TableRow {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)))
}
