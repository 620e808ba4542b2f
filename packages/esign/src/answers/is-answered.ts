import type { Address, Answer, Field, TableColumn, TableRow } from '@countersign/answers'
import { isAddress, isTable } from './value-shape.ts'

/** Whether an answer that may stand is also enough: nothing of it is still empty. */
export function isAnswered(field: Field, value: Answer | undefined): boolean {
  if (value === undefined) {
    return false
  }
  if (typeof value === 'string') {
    return value.trim() !== ''
  }
  if (field.type === 'checkbox') {
    return value === true
  }
  if (isAddress(value)) {
    return isWholeAddress(value)
  }
  if (isTable(value)) {
    const begun = value.filter((row, index) => !isUntouched(field, row, index))
    return begun.length > 0 && begun.every((row) => emptyCells(field, row).length === 0)
  }
  return Array.isArray(value) ? value.length > 0 : true
}

/**
 * What is begun and not ended, as a sentence: such an answer cannot be left as it is, even where
 * no answer at all would do.
 */
export function explainUnfinished(field: Field, value: Answer | undefined): string | undefined {
  if (isAddress(value) && !isBlankAddress(value) && !isWholeAddress(value)) {
    return 'Complete the address: street, city, state and ZIP code.'
  }
  if (!isTable(value)) {
    return undefined
  }

  for (const [index, row] of value.entries()) {
    const empty = isUntouched(field, row, index) ? [] : emptyCells(field, row)
    if (empty.length > 0) {
      return `Row ${index + 1} still needs: ${empty.map((column) => column.label).join(', ')}.`
    }
  }
  return undefined
}

function isWholeAddress({ street, city, state, zip }: Address): boolean {
  return [street, city, state, zip].every((part) => part.trim() !== '')
}

function isBlankAddress({ street, unit = '', city, state, zip }: Address): boolean {
  return [street, unit, city, state, zip].every((part) => part.trim() === '')
}

/** Cells that the form itself filled in (`rows.first`) do not make a row begun. */
function isUntouched(field: Field, row: TableRow, index: number): boolean {
  const given = field.rows?.first?.[index] ?? {}
  return Object.entries(row).every(
    ([key, cell]) => cell === null || cell === '' || cell === false || cell === given[key],
  )
}

function emptyCells(field: Field, row: TableRow): TableColumn[] {
  return (field.columns ?? []).filter((column) => {
    const cell = row[column.key]
    return column.required && (cell === undefined || cell === null || cell === '')
  })
}
