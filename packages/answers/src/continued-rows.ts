import type { TableRow } from './answer.ts'
import type { Field } from './field.ts'
import { namingColumns } from './rows-of.ts'

type TableField = Pick<Field, 'columns' | 'rows'>

/** What a table shows of a signed record: the names of its rows and the recorded cells. */
function earlierKeys(field: TableField): string[] {
  const recorded = (field.columns ?? []).filter((column) => column.recorded)

  return [...namingColumns(field), ...recorded].map(({ key }) => key)
}

/**
 * The rows of an earlier inspection in the order of this table: first those that the form itself names, then all
 * others. `undefined` if they do not fit.
 */
export function alignEarlierRows(
  field: TableField,
  earlier: readonly TableRow[],
): TableRow[] | undefined {
  const named = new Map(earlier.map((row) => [rowName(field, row), row]))
  const keys = earlierKeys(field)
  const given = (field.rows?.first ?? []).map((row) => ({
    ...pick(named.get(rowName(field, row)) ?? {}, keys),
    ...row,
  }))
  const names = new Set(given.map((row) => rowName(field, row)))
  const others = earlier.filter((row) => !names.has(rowName(field, row)))
  const rows = [...given, ...others.map((row) => pick(row, keys))]

  return rows.length > (field.rows?.max ?? rows.length) ? undefined : rows
}

/** The rows of an earlier inspection, each with what was answered beside it, and then the rows that it does not have. */
export function continueRows(
  field: TableField,
  earlier: readonly TableRow[],
  answered: readonly TableRow[],
): TableRow[] {
  const keys = earlierKeys(field)
  const beside = new Map(answered.map((row) => [rowName(field, row), row]))
  const names = new Set(earlier.map((row) => rowName(field, row)))
  const added = answered.filter((row) => !names.has(rowName(field, row)) && hasOwn(field, row))
  const rows = [
    ...earlier.map((row) => ({ ...omit(beside.get(rowName(field, row)) ?? {}, keys), ...row })),
    ...added.map((row) => omitEarlierCells(field, row)),
  ]

  return rows.slice(0, field.rows?.max ?? rows.length)
}

/** What was typed before this inspection was shown, beside its rows; without one, what was typed beside another. */
export function moveTypedRows(
  field: TableField,
  shown: readonly TableRow[] | undefined,
  typed: readonly TableRow[],
): TableRow[] {
  const keys = earlierKeys(field)

  return shown
    ? continueRows(
        field,
        shown.map((row) => pick(row, keys)),
        typed,
      )
    : endContinuedRows(field, typed)
}

/** The rows without what an earlier inspection says, and without those that only the earlier inspection has. */
export function endContinuedRows(field: TableField, rows: readonly TableRow[]): TableRow[] {
  const given = field.rows?.first?.length ?? 0

  return rows
    .map((row) => omitEarlierCells(field, row))
    .filter((row, index) => index < given || hasOwn(field, row))
}

/** Whether nothing else stands where an earlier inspection is shown; what is absent is put back by `keepRows`. */
export function keepsEarlierRows(
  field: TableField,
  earlier: readonly TableRow[],
  rows: readonly TableRow[],
): boolean {
  const keys = earlierKeys(field)

  return rows.every((row, index) =>
    keys.every((key) => {
      const recorded = earlier[index]?.[key] ?? ''
      const isOpen = index >= earlier.length && !isEarlierColumn(field, key)
      return isOpen || (row[key] ?? '') === '' || row[key] === recorded
    }),
  )
}

/** The rows with what an earlier inspection says where it is absent. */
export function keepRows(earlier: readonly TableRow[], rows: readonly TableRow[]): TableRow[] {
  const length = Math.max(rows.length, earlier.length)

  return Array.from({ length }, (_, index) => ({ ...rows[index], ...earlier[index] }))
}

/** Whether somebody has typed where an earlier inspection would be shown. */
export function hasEarlierCells(field: TableField, rows: readonly TableRow[]): boolean {
  return rows.some((row) =>
    (field.columns ?? []).some(({ key, recorded }) => recorded && !isBlank(row[key])),
  )
}

export function omitEarlierCells(field: TableField, row: TableRow): TableRow {
  const recorded = (field.columns ?? []).filter((column) => column.recorded)

  return omit(
    row,
    recorded.map(({ key }) => key),
  )
}

function rowName(field: TableField, row: TableRow): string {
  return JSON.stringify(namingColumns(field).map(({ key }) => row[key] ?? ''))
}

/** Whether a row says more than its name and an earlier inspection. */
function hasOwn(field: TableField, row: TableRow): boolean {
  return Object.values(omit(row, earlierKeys(field))).some((cell) => !isBlank(cell))
}

function isEarlierColumn({ columns = [] }: TableField, key: string): boolean {
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
