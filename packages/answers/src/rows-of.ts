import type { TableRow } from './answer.ts'
import type { Field, TableColumn } from './field.ts'
import { isRowStarted } from './is-answered.ts'

type TableField = Pick<Field, 'columns' | 'rows'>

/** The columns of a table by which its rows are known: the room and the item of an inspection. */
export function namingColumns({ columns = [] }: TableField): TableColumn[] {
  return columns.slice(0, 2)
}

/**
 * A table that speaks about the rows of another one (`rowsOf`), to be read by itself: each row that says
 * something, with the cells that name the row in the other table.
 */
export function nameRows(
  said: { field: TableField; rows: readonly TableRow[] },
  about: { field: TableField; rows: readonly TableRow[] },
): { columns: TableColumn[]; rows: TableRow[] } {
  const names = namingColumns(about.field)

  return {
    columns: [...names, ...(said.field.columns ?? [])],
    rows: said.rows.flatMap((row, index) =>
      isRowStarted(said.field, row, index)
        ? [{ ...pickCells(about.rows[index], names), ...row }]
        : [],
    ),
  }
}

/**
 * What was said about rows that have moved, in their new order. What was said about a row that is gone or
 * has another name now is left out.
 */
export function realignRows(
  said: readonly TableRow[],
  {
    field,
    before,
    after,
  }: { field: TableField; before: readonly TableRow[]; after: readonly TableRow[] },
): TableRow[] {
  const names = namingColumns(field)
  const toName = (row: TableRow) => JSON.stringify(pickCells(row, names))
  const earlier = before.map(toName)
  const moved = after.map((row, index): TableRow => {
    const name = toName(row)
    const from = earlier[index] === name ? index : earlier.indexOf(name)
    return said[from] ?? {}
  })

  return moved.slice(0, moved.findLastIndex((row) => Object.keys(row).length > 0) + 1)
}

function pickCells(row: TableRow = {}, columns: readonly TableColumn[]): TableRow {
  return Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? null]))
}
