import type {
  Address,
  Answer,
  Cell,
  Field,
  FieldOption,
  TableColumn,
  TableRow,
} from '@countersign/answers'
import { isAddress, isMark, isTable } from './value-shape.ts'

export interface FormatOptions {
  /** IANA zone in which an instant is told; UTC where there is none. */
  timeZone?: string
}

/** An answer as a person reads it, e.g. `$1,250.00`, `March 3, 2027`, `(555) 555-0123`. */
export function formatValue(
  field: Pick<Field, 'type' | 'options' | 'columns'>,
  value: Answer,
  options: FormatOptions = {},
): string {
  if (isMark(value)) {
    return value.kind === 'drawn' ? 'Drawn by hand' : value.text
  }
  if (isAddress(value)) {
    return formatAddress(value)
  }
  if (isTable(value)) {
    return value.map((row) => formatRow(field.columns ?? [], row)).join('\n')
  }
  if (Array.isArray(value)) {
    return value.map((item) => labelOf(field.options, item)).join('; ')
  }

  switch (field.type) {
    case 'money':
      return formatMoney(value)
    case 'percent':
      return `${value}%`
    case 'date':
      return formatDate(String(value))
    case 'time':
      return formatTime(String(value))
    case 'phone':
      return formatPhone(String(value))
    case 'signedDate':
      return formatSignedDate(String(value), options.timeZone)
    case 'yesno':
      return value === 'yes' ? 'Yes' : 'No'
    case 'checkbox':
      return value === true ? 'Yes' : 'No'
    case 'select':
    case 'radio':
      return labelOf(field.options, String(value))
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
      return String(value)
  }
}

/** A day in digits, for a place without room for its name; `undefined` for what is no day. */
export function formatShort(
  field: Pick<Field, 'type'>,
  value: Answer,
  options: FormatOptions = {},
): string | undefined {
  if (field.type === 'date') {
    return formatShortDate(String(value))
  }

  return field.type === 'signedDate'
    ? formatSignedDate(String(value), options.timeZone, 'short')
    : undefined
}

/** One cell of a table as a person reads it; nothing where it is empty. */
export function formatCell(column: TableColumn, cell: Cell | undefined): string {
  if (cell === undefined || cell === null || cell === '') {
    return ''
  }
  if (column.type === 'checkbox') {
    return cell === true ? 'Yes' : ''
  }
  if (column.type === 'money') {
    return formatMoney(cell)
  }
  if (column.type === 'date') {
    return formatShortDate(String(cell))
  }
  if (column.type === 'select') {
    return labelOf(column.options, String(cell))
  }
  return String(cell)
}

function formatRow(columns: TableColumn[], row: TableRow): string {
  return columns
    .map((column) => ({ label: column.label, text: formatCell(column, row[column.key]) }))
    .filter((cell) => cell.text !== '')
    .map((cell) => `${cell.label}: ${cell.text}`)
    .join(', ')
}

/** Made once: an `Intl` formatter takes longer to make than a page to draw. */
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' })
const shortTime = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

function formatMoney(cents: unknown): string {
  return money.format(Number(cents) / 100)
}

function formatDate(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`))
}

function formatShortDate(day: string): string {
  return shortDay.format(new Date(`${day}T00:00:00Z`))
}

function formatTime(time: string): string {
  return shortTime.format(new Date(`2000-01-01T${time}:00Z`)).replaceAll('\u202f', ' ')
}

/** The day of an instant needs its zone beside it: late in the evening the two differ. */
function formatSignedDate(
  instant: string,
  timeZone = 'UTC',
  length: 'long' | 'short' = 'long',
): string {
  const at = new Date(instant)
  const { long, short, zone } = formattersIn(timeZone)
  const day = length === 'long' ? long : short
  const name = zone.formatToParts(at).find((part) => part.type === 'timeZoneName')
  return `${day.format(at)} ${name?.value ?? timeZone}`
}

type ZoneFormatters = Record<'long' | 'short' | 'zone', Intl.DateTimeFormat>

const zones = new Map<string, ZoneFormatters>()

/** There are some six hundred zones, so what is kept is bounded. */
function formattersIn(timeZone: string): ZoneFormatters {
  const known = zones.get(timeZone)
  if (known) {
    return known
  }
  const formatters = {
    long: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }),
    short: new Intl.DateTimeFormat('en-US', { timeZone }),
    zone: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }),
  }
  zones.set(timeZone, formatters)
  return formatters
}

function formatPhone(phone: string): string {
  const us = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone)
  return us ? `(${us[1]}) ${us[2]}-${us[3]}` : phone
}

function formatAddress({ street, unit, city, state, zip }: Address): string {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [street, unit, place].filter(Boolean).join(', ')
}

function labelOf(options: FieldOption[] | undefined, value: string): string {
  return options?.find((option) => option.value === value)?.label ?? value
}
