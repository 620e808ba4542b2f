import { isBlankAddress, isCompleteAddress } from './address.ts'
import { isAddress, isTable } from './answer.ts'
import type { Answer, Cell, TableRow } from './answer.ts'
import type { Condition, Field, TableColumn } from './field.ts'
import type { Rejection } from './rejection.ts'

type AnsweredField = Pick<Field, 'type' | 'columns' | 'rows'>

/** Whether a valid answer is also enough for a required field: nothing in it is still missing. */
export function isAnswered(field: AnsweredField, answer: Answer | undefined): boolean {
  if (answer === undefined) {
    return false
  }
  if (typeof answer === 'string') {
    return answer.trim() !== ''
  }
  if (field.type === 'checkbox') {
    return answer === true
  }
  if (isAddress(answer)) {
    return isCompleteAddress(answer)
  }
  if (isTable(answer) && field.type === 'table') {
    const started = answer.filter((row, index) => isRowStarted(field, row, index))
    return started.length > 0 && started.every((row) => emptyCells(field, row).length === 0)
  }
  return Array.isArray(answer) ? answer.length > 0 : true
}

/**
 * What is started and not complete: an address without its ZIP code, a row without a required cell.
 * Nobody can finish with such an answer, even where the field may be left empty.
 */
export function findIncomplete(
  field: AnsweredField,
  answer: Answer | undefined,
): Rejection | undefined {
  if (isAddress(answer) && !isBlankAddress(answer) && !isCompleteAddress(answer)) {
    return {
      code: answer.country === undefined ? 'address-incomplete' : 'address-abroad-incomplete',
    }
  }
  if (!isTable(answer) || field.type !== 'table') {
    return undefined
  }

  for (const [index, row] of answer.entries()) {
    const empty = isRowStarted(field, row, index) ? emptyCells(field, row) : []
    if (empty.length > 0) {
      return { code: 'row-incomplete', row: index + 1, columns: empty.map(({ label }) => label) }
    }
  }
  return undefined
}

/** Whether a person has filled in any cell; those that the form itself fills in do not count. */
export function isRowStarted(field: Pick<Field, 'rows'>, row: TableRow, index: number): boolean {
  const given = field.rows?.first?.[index] ?? {}
  return Object.entries(row).some(
    ([key, cell]) => !isEmptyCell(cell) && cell !== false && cell !== given[key],
  )
}

export type AnswerLookup = (key: string) => Answer | undefined

/** Whether a field must be answered, given the other answers of its form. */
export function isRequired(
  field: Pick<Field, 'required' | 'requiredIf' | 'showIf'>,
  answerOf: AnswerLookup,
): boolean {
  const { required, requiredIf } = field

  return (
    isShown(field, answerOf) &&
    (required || (requiredIf !== undefined && isConditionMet(requiredIf, answerOf)))
  )
}

/** Whether a field is asked and printed at all, given the other answers of its form. */
export function isShown({ showIf }: Pick<Field, 'showIf'>, answerOf: AnswerLookup): boolean {
  return showIf === undefined || isConditionMet(showIf, answerOf)
}

export function isConditionMet(condition: Condition, answerOf: AnswerLookup): boolean {
  const answer = answerOf(condition.key)
  if (answer === undefined) {
    return condition.unanswered === true
  }
  if (condition.answered && typeof answer === 'string' && saysSomething(answer)) {
    return true
  }

  const chosen = Array.isArray(answer) ? answer : [answer]
  return chosen.some(
    (choice) =>
      (typeof choice === 'string' || typeof choice === 'boolean') && condition.in.includes(choice),
  )
}

/** Forms ask for “none” where nothing applies. */
function saysSomething(text: string): boolean {
  return !/^(none|n\/?a)?\.?$/i.test(text.trim())
}

function emptyCells({ columns = [] }: AnsweredField, row: TableRow): TableColumn[] {
  return columns.filter(({ key, required }) => required && isEmptyCell(row[key]))
}

function isEmptyCell(cell: Cell | undefined): boolean {
  return cell === undefined || cell === null || cell === ''
}
