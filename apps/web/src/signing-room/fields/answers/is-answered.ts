import type { Answer, RoomField, TableRow } from '@countersign/contract'
import { isAddress, isTable } from './answer-shape.ts'

/**
 * Whether an answer is enough for a field that is required. A guess of what the server will say, for
 * the moment until it has said it.
 */
export function isAnswered(field: RoomField, answer: Answer | undefined): boolean {
  if (answer === undefined) {
    return false
  }
  if (field.type === 'checkbox') {
    return answer === true
  }
  if (typeof answer === 'string') {
    return answer.trim() !== ''
  }
  if (isAddress(answer)) {
    return [answer.street, answer.city, answer.state, answer.zip].every(
      (part) => part.trim() !== '',
    )
  }
  if (isTable(answer)) {
    return isTableAnswered(field, answer)
  }

  return Array.isArray(answer) ? answer.length > 0 : true
}

function isTableAnswered(field: RoomField, rows: TableRow[]): boolean {
  const begun = rows.filter((row, index) => isBegun(field, row, index))
  const needed = (field.columns ?? []).filter((column) => column.required)
  return (
    begun.length > 0 && begun.every((row) => needed.every((column) => !isBlank(row[column.key])))
  )
}

/** Cells that the form itself filled in (`rows.first`) do not make a row begun. */
export function isBegun(field: Pick<RoomField, 'rows'>, row: TableRow, index: number): boolean {
  const given = field.rows?.first?.[index] ?? {}
  return Object.entries(row).some(
    ([key, cell]) => !isBlank(cell) && cell !== false && cell !== given[key],
  )
}

function isBlank(cell: TableRow[string] | undefined): boolean {
  return cell === undefined || cell === null || cell === ''
}
