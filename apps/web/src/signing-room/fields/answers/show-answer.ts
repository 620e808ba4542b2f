import type { Answer, AnswerAddress, RoomColumn, RoomField, TableRow } from '@countersign/contract'
import type { Messages } from '../../i18n/en.ts'
import { isAddress, isMark } from './answer-shape.ts'

type Option = { value: string; label: string }
type Cell = TableRow[string] | undefined

/** An answer as a person reads it: `$1,250.00`, `March 3, 2027`, `(555) 555-0123`. Tables draw themselves. */
export function showAnswer(
  field: Pick<RoomField, 'type' | 'options'>,
  answer: Answer,
  messages: Messages,
): string {
  if (isMark(answer)) {
    return answer.kind === 'drawn' ? messages.answers.drawn : answer.text
  }
  if (isAddress(answer)) {
    return showAddress(answer)
  }
  if (Array.isArray(answer)) {
    return answer.map((item) => labelOf(field.options, String(item))).join('; ')
  }

  switch (field.type) {
    case 'money':
      return showMoney(Number(answer))
    case 'percent':
      return `${answer}%`
    case 'date':
      return showDay(String(answer))
    case 'time':
      return showTime(String(answer))
    case 'phone':
      return showPhone(String(answer))
    case 'signedDate':
      return showInstant(String(answer))
    case 'yesno':
      return answer === 'yes' ? messages.answers.yes : messages.answers.no
    case 'checkbox':
      return answer === true ? messages.answers.yes : messages.answers.no
    case 'select':
    case 'radio':
      return labelOf(field.options, String(answer))
    case 'text':
    case 'longtext':
    case 'name':
    case 'email':
    case 'integer':
    case 'address':
    case 'table':
    case 'checkboxGroup':
    case 'signature':
    case 'initials':
      return String(answer)
  }
}

/** An answer as the text that its box holds while it is edited. */
export function showForEditing(field: Pick<RoomField, 'type'>, answer: Answer | undefined): string {
  if (answer === undefined) {
    return ''
  }
  if (field.type === 'money') {
    return showMoney(Number(answer)).replace('$', '')
  }

  return field.type === 'phone' ? showPhone(String(answer)) : String(answer)
}

export function showCell(column: RoomColumn, cell: Cell, messages: Messages): string {
  if (cell === undefined || cell === null || cell === '') {
    return ''
  }

  switch (column.type) {
    case 'checkbox':
      return cell === true ? messages.answers.yes : ''
    case 'money':
      return showMoney(Number(cell))
    case 'date':
      return showDay(String(cell), 'short')
    case 'select':
      return labelOf(column.options, String(cell))
    case 'integer':
    case 'text':
      return String(cell)
  }
}

/** Integer cents as dollars. */
export function showMoney(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/**
 * A day has no zone: it is read and shown in the same one, so that none shifts it. The cells of a table
 * say it short, as in the document.
 */
function showDay(day: string, length: 'long' | 'short' = 'long'): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    ...(length === 'long' && { dateStyle: 'long' }),
  })
}

function showTime(time: string): string {
  return new Date(`2000-01-01T${time}:00Z`)
    .toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' })
    .replaceAll('\u202f', ' ')
}

function showInstant(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long' })
}

function showPhone(phone: string): string {
  const us = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone)
  return us ? `(${us[1]}) ${us[2]}-${us[3]}` : phone
}

function showAddress({ street, unit, city, state, zip }: AnswerAddress): string {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [street, unit, place].filter(Boolean).join(', ')
}

function labelOf(options: Option[] | undefined, value: string): string {
  return options?.find((option) => option.value === value)?.label ?? value
}
