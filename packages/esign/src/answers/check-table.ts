import type { Field, TableColumn } from '@countersign/answers'
import { checkChoice } from './check-choice.ts'
import { checkDay } from './check-date.ts'
import { checkInteger, checkMoney } from './check-number.ts'
import { checkText } from './check-text.ts'
import { isRecord } from './value-shape.ts'

/** Rows that there is room for, of known columns, each cell of its column's type or empty. */
export function checkTable(
  value: unknown,
  { columns = [], rows }: Pick<Field, 'columns' | 'rows'>,
): string | undefined {
  const max = rows?.max ?? 50
  if (!Array.isArray(value)) {
    return 'Fill in the table row by row.'
  }
  if (value.length > max) {
    return `There is room for ${max} rows.`
  }

  for (const [index, row] of value.entries()) {
    if (!isRecord(row)) {
      return `Row ${index + 1} did not arrive whole. Please fill it in again.`
    }
    if (Object.keys(row).some((key) => !columns.some((column) => column.key === key))) {
      return `Row ${index + 1} has a column that this table does not have.`
    }
    for (const column of columns) {
      const problem = checkCell(column, row[column.key])
      if (problem) {
        return `Row ${index + 1}, ${column.label}: ${problem}`
      }
    }
  }
  return undefined
}

function checkCell(column: TableColumn, cell: unknown): string | undefined {
  if (cell === undefined || cell === null || cell === '') {
    return undefined
  }

  switch (column.type) {
    case 'text':
      return checkText(cell, { maxLength: column.maxLength ?? 200, lines: 'one' })
    case 'date':
      return checkDay(cell)
    case 'money':
      return checkMoney(cell, {})
    case 'integer':
      return checkInteger(cell, {})
    case 'select':
      return checkChoice(cell, column.options ?? [])
    case 'checkbox':
      return typeof cell === 'boolean' ? undefined : 'Tick the box or leave it empty.'
  }
}
