import { checkAddress } from './address.ts'
import { isRecord } from './answer.ts'
import { isDay, isInstant, isTime } from './day.ts'
import { isEmail } from './email.ts'
import type { Field, FieldOption, TableColumn } from './field.ts'
import { checkMark } from './mark.ts'
import type { MarkChecks } from './mark.ts'
import { checkInteger, checkMoney, checkPercent } from './number.ts'
import type { Rejection } from './rejection.ts'
import { isPhone } from './phone.ts'
import { checkPhotos } from './photos.ts'
import { checkText, columnTextRule, textRule } from './text.ts'

/** What only the caller can check, for it takes fonts and an image decoder. */
export type AnswerChecks = MarkChecks

export type CheckedField = Pick<
  Field,
  'type' | 'options' | 'columns' | 'rows' | 'min' | 'max' | 'maxLength'
>

/**
 * Whether a value can be stored as the answer to a field: its type, options and bounds, and that every
 * character can be printed. Answers in progress pass (a row with an empty cell, an address without a
 * ZIP code): `isAnswered` says whether an answer is enough to finish.
 */
export function checkAnswer(
  field: CheckedField,
  value: unknown,
  checks: AnswerChecks = {},
): Rejection | undefined {
  const { findUnsupportedCharacters } = checks
  switch (field.type) {
    case 'text':
    case 'name':
    case 'longtext':
      return checkText(value, textRule(field), findUnsupportedCharacters)
    case 'date':
      return isDay(value) ? undefined : { code: 'date' }
    case 'time':
      return isTime(value) ? undefined : { code: 'time' }
    case 'money':
      return checkMoney(value, field)
    case 'percent':
      return checkPercent(value, field)
    case 'integer':
      return checkInteger(value, field)
    case 'select':
    case 'radio':
      return checkChoice(value, field.options)
    case 'yesno':
      return value === 'yes' || value === 'no' ? undefined : { code: 'yes-no' }
    case 'checkbox':
      return typeof value === 'boolean' ? undefined : { code: 'checkbox' }
    case 'checkboxGroup':
      return checkChoices(value, field.options)
    case 'table':
      return checkTable(value, field, checks)
    case 'photos':
      return checkPhotos(value, maxRows(field), findUnsupportedCharacters)
    case 'address':
      return checkAddress(value, findUnsupportedCharacters)
    case 'phone':
      return typeof value === 'string' && isPhone(value) ? undefined : { code: 'phone' }
    case 'email':
      return typeof value === 'string' && isEmail(value) ? undefined : { code: 'email' }
    case 'initials':
    case 'signature':
      return checkMark(value, checks)
    case 'signedDate':
      return isInstant(value) ? undefined : { code: 'instant' }
  }
}

function checkChoice(value: unknown, options: FieldOption[] = []): Rejection | undefined {
  return options.some((option) => option.value === value) ? undefined : { code: 'choice' }
}

function checkChoices(value: unknown, options: FieldOption[] = []): Rejection | undefined {
  const valid =
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((item) => !checkChoice(item, options))

  return valid ? undefined : { code: 'choices' }
}

/** At most as many rows as fit, of known columns, each cell of its column's type or empty. */
function checkTable(
  value: unknown,
  { columns = [], rows }: CheckedField,
  checks: AnswerChecks,
): Rejection | undefined {
  const max = maxRows({ rows })
  if (!Array.isArray(value)) {
    return { code: 'table' }
  }
  if (value.length > max) {
    return { code: 'too-many-rows', max }
  }

  for (const [index, row] of value.entries()) {
    const rejection = checkRow(columns, { row, number: index + 1 }, checks)
    if (rejection) {
      return rejection
    }
  }
  return undefined
}

export function maxRows({ rows }: Pick<Field, 'rows'>): number {
  return rows?.max ?? 50
}

function checkRow(
  columns: TableColumn[],
  { row, number }: { row: unknown; number: number },
  checks: AnswerChecks,
): Rejection | undefined {
  if (!isRecord(row)) {
    return { code: 'row-damaged', row: number }
  }
  if (Object.keys(row).some((key) => !columns.some((column) => column.key === key))) {
    return { code: 'unknown-column', row: number }
  }

  for (const column of columns) {
    const rejection = checkCell(column, row[column.key], checks)
    if (rejection) {
      return { code: 'cell', row: number, column: column.label, rejection }
    }
  }
  return undefined
}

function checkCell(
  column: TableColumn,
  cell: unknown,
  { findUnsupportedCharacters }: AnswerChecks,
): Rejection | undefined {
  if (cell === undefined || cell === null || cell === '') {
    return undefined
  }

  switch (column.type) {
    case 'text':
      return checkText(cell, columnTextRule(column), findUnsupportedCharacters)
    case 'date':
      return isDay(cell) ? undefined : { code: 'date' }
    case 'money':
      return checkMoney(cell)
    case 'integer':
      return checkInteger(cell)
    case 'select':
      return checkChoice(cell, column.options)
    case 'checkbox':
      return typeof cell === 'boolean' ? undefined : { code: 'checkbox' }
  }
}
