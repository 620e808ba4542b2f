import type { RoomField } from '@countersign/contract'
import type { Messages } from '../../i18n/en.ts'
import { readDay, readTime } from './read-day.ts'
import { readInteger, readMoney, readPercent } from './read-number.ts'
import type { Reading } from './reading.ts'

/** Fields that are one box of typed text. */
export type TypedField = Pick<RoomField, 'type' | 'min' | 'max' | 'maxLength'>

type Reader = (field: TypedField, text: string, messages: Messages) => Reading

const readers: Partial<Record<RoomField['type'], Reader>> = {
  money: (field, text, messages) => readMoney(text, field, messages),
  percent: (field, text, messages) => readPercent(text, field, messages),
  integer: (field, text, messages) => readInteger(text, field, messages),
  date: (_, text, messages) => readDay(text, messages),
  time: (_, text, messages) => readTime(text, messages),
  phone: (_, text, messages) => readPhone(text, messages),
  email: (_, text, messages) => readEmail(text, messages),
}

/** Reads what a person typed into a field that is one box; the server has the last word. */
export function readAnswer(field: TypedField, text: string, messages: Messages): Reading {
  const read = readers[field.type]
  return read ? read(field, text, messages) : readText(text, field.maxLength, messages)
}

/** US numbers as people write them, as E.164. Whether the number can exist is for the server. */
function readPhone(text: string, messages: Messages): Reading {
  const plain = text.replaceAll(/[\s().-]/g, '')
  if (plain === '') {
    return { answer: null }
  }

  const digits = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/.exec(plain)
  return digits ? { answer: `+1${digits[1]}` } : { problem: messages.problems.phone }
}

function readEmail(text: string, messages: Messages): Reading {
  const plain = text.trim()
  if (plain === '') {
    return { answer: null }
  }

  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(plain)
    ? { answer: plain }
    : { problem: messages.problems.email }
}

function readText(text: string, maxLength: number | undefined, messages: Messages): Reading {
  const plain = text.trim()
  if (maxLength !== undefined && [...plain].length > maxLength) {
    return { problem: messages.problems.tooLong(maxLength) }
  }

  return { answer: plain === '' ? null : plain }
}
