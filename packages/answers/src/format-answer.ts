import { formatAddress } from './address.ts'
import { isAddress, isMark, isTable } from './answer.ts'
import type { Answer, Cell, TableRow } from './answer.ts'
import type { Field, FieldOption, TableColumn } from './field.ts'
import { formatDay, formatDayInZone, formatShortDay, formatTime } from './format-day.ts'
import { formatMoney, formatPercent } from './number.ts'
import { formatPhone } from './phone.ts'
import { formatPhotos, listPhotos } from './photos.ts'

/** The words of an answer that depend on the reader's language. */
export interface AnswerLabels {
  yes: string
  no: string
  /** Stands for a signature that was drawn and cannot be read as text. */
  drawn: string
  /** Of the months' names, such as `es-US`; English by default. */
  locale?: string
}

export interface FormatOptions {
  /** IANA zone of the person who signed, in which a day of signing is shown; UTC by default. */
  timeZone?: string | undefined
  /** English by default. */
  labels?: AnswerLabels
}

const english: AnswerLabels = { yes: 'Yes', no: 'No', drawn: 'Drawn by hand' }

type FormattedField = Pick<Field, 'type' | 'options' | 'columns'>

/**
 * An answer as a person reads it, on screen and on paper: `$1,250.00`, `March 3, 2027`,
 * `(217) 555-0123`. A table has one row a line.
 */
export function formatAnswer(
  field: FormattedField,
  answer: Answer,
  { timeZone, labels = english }: FormatOptions = {},
): string {
  if (isMark(answer)) {
    return answer.kind === 'drawn' ? labels.drawn : answer.text
  }
  if (isAddress(answer)) {
    return formatAddress(answer)
  }
  if (field.type === 'photos') {
    return formatPhotos(listPhotos(answer))
  }
  if (isTable(answer)) {
    return answer.map((row) => formatRow(field.columns ?? [], row, labels)).join('\n')
  }
  if (Array.isArray(answer)) {
    return answer.map((item) => findLabel(field.options, item)).join('; ')
  }

  switch (field.type) {
    case 'money':
      return formatMoney(Number(answer))
    case 'percent':
      return formatPercent(Number(answer))
    case 'date':
      return formatDay(String(answer), labels.locale)
    case 'time':
      return formatTime(String(answer))
    case 'phone':
      return formatPhone(String(answer))
    case 'signedDate':
      return formatDayInZone(String(answer), timeZone, 'long', labels.locale)
    case 'yesno':
      return answer === 'yes' ? labels.yes : labels.no
    case 'checkbox':
      return answer === true ? labels.yes : labels.no
    case 'select':
    case 'radio':
      return findLabel(field.options, String(answer))
    case 'integer':
    case 'text':
    case 'longtext':
    case 'name':
    case 'email':
    case 'address':
    case 'table':
    case 'checkboxGroup':
    case 'initials':
    case 'signature':
      return String(answer)
  }
}

/** A day in digits, for a place without room for the month's name; `undefined` for other answers. */
export function formatShortAnswer(
  { type }: Pick<Field, 'type'>,
  answer: Answer,
  { timeZone }: FormatOptions = {},
): string | undefined {
  if (type === 'date') {
    return formatShortDay(String(answer))
  }

  return type === 'signedDate' ? formatDayInZone(String(answer), timeZone, 'short') : undefined
}

/** One cell of a table as a person reads it; empty where the cell is. */
export function formatCell(
  column: TableColumn,
  cell: Cell | undefined,
  labels: Pick<AnswerLabels, 'yes'> = english,
): string {
  if (cell === undefined || cell === null || cell === '') {
    return ''
  }

  switch (column.type) {
    case 'checkbox':
      return cell === true ? labels.yes : ''
    case 'money':
      return formatMoney(Number(cell))
    case 'date':
      return formatShortDay(String(cell))
    case 'select':
      return findLabel(column.options, String(cell))
    case 'integer':
    case 'text':
      return String(cell)
  }
}

function formatRow(columns: TableColumn[], row: TableRow, labels: AnswerLabels): string {
  return columns
    .map((column) => ({ label: column.label, text: formatCell(column, row[column.key], labels) }))
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}: ${text}`)
    .join(', ')
}

function findLabel(options: FieldOption[] | undefined, value: string): string {
  return options?.find((option) => option.value === value)?.label ?? value
}
