import type { Field } from '@countersign/answers'
import type { FieldProblem } from '../errors.ts'
import { checkAddress } from './check-address.ts'
import { checkDay, checkInstant, checkTime } from './check-date.ts'
import { checkInteger, checkMoney, checkPercent } from './check-number.ts'
import { checkMark } from './check-mark.ts'
import { checkChoice, checkChoices } from './check-choice.ts'
import { checkTable } from './check-table.ts'
import { checkEmail, checkPhone, checkText } from './check-text.ts'

/**
 * Whether an answer can stand in its field: its type, its options, its bounds, and that every
 * character can be drawn. An answer that is not complete yet (a table row with an empty cell, an
 * address without a ZIP) may stand; `isAnswered` says whether it is enough to finish.
 */
export function checkAnswer(field: Field, value: unknown): FieldProblem | undefined {
  const message = findProblem(field, value)
  return message === undefined ? undefined : { key: field.key, message }
}

/** A whole sentence for the person who typed the answer. */
function findProblem(field: Field, value: unknown): string | undefined {
  switch (field.type) {
    case 'text':
      return checkText(value, { maxLength: field.maxLength ?? 500, lines: 'one' })
    case 'name':
      return checkText(value, { maxLength: field.maxLength ?? 120, lines: 'one' })
    case 'longtext':
      return checkText(value, { maxLength: field.maxLength ?? 10_000, lines: 'many' })
    case 'date':
      return checkDay(value)
    case 'time':
      return checkTime(value)
    case 'money':
      return checkMoney(value, field)
    case 'percent':
      return checkPercent(value, field)
    case 'integer':
      return checkInteger(value, field)
    case 'select':
    case 'radio':
      return checkChoice(value, field.options ?? [])
    case 'yesno':
      return value === 'yes' || value === 'no' ? undefined : 'Choose Yes or No.'
    case 'checkbox':
      return typeof value === 'boolean' ? undefined : 'Tick the box or leave it empty.'
    case 'checkboxGroup':
      return checkChoices(value, field.options ?? [])
    case 'table':
      return checkTable(value, field)
    case 'address':
      return checkAddress(value)
    case 'phone':
      return checkPhone(value)
    case 'email':
      return checkEmail(value)
    case 'initials':
    case 'signature':
      return checkMark(value)
    case 'signedDate':
      return checkInstant(value)
  }
}
