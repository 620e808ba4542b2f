import type { RoomField } from '@countersign/contract'
import type { Words } from '../../i18n/en.ts'
import { readDay, readTime } from './read-day.ts'
import { readInteger, readMoney, readPercent } from './read-number.ts'
import type { Reading } from './reading.ts'

/** Fields that are one box of typed text. */
export type TypedField = Pick<RoomField, 'type' | 'min' | 'max' | 'maxLength'>

type Reader = (field: TypedField, text: string, words: Words) => Reading

const readers: Partial<Record<RoomField['type'], Reader>> = {
  money: (field, text, words) => readMoney(text, field, words),
  percent: (field, text, words) => readPercent(text, field, words),
  integer: (field, text, words) => readInteger(text, field, words),
  date: (_, text, words) => readDay(text, words),
  time: (_, text, words) => readTime(text, words),
  phone: (_, text, words) => readPhone(text, words),
  email: (_, text, words) => readEmail(text, words),
}

/** Reads what a person typed into a field that is one box; the server has the last word. */
export function readAnswer(field: TypedField, text: string, words: Words): Reading {
  const read = readers[field.type]
  return read ? read(field, text, words) : readText(text, field.maxLength, words)
}

/** US numbers as people write them, as E.164. Whether the number can exist is for the server. */
function readPhone(text: string, words: Words): Reading {
  const plain = text.replaceAll(/[\s().-]/g, '')
  if (plain === '') {
    return { answer: null }
  }

  const digits = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/.exec(plain)
  return digits ? { answer: `+1${digits[1]}` } : { problem: words.problems.phone }
}

function readEmail(text: string, words: Words): Reading {
  const plain = text.trim()
  if (plain === '') {
    return { answer: null }
  }

  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(plain)
    ? { answer: plain }
    : { problem: words.problems.email }
}

function readText(text: string, maxLength: number | undefined, words: Words): Reading {
  const plain = text.trim()
  if (maxLength !== undefined && [...plain].length > maxLength) {
    return { problem: words.problems.tooLong(maxLength) }
  }

  return { answer: plain === '' ? null : plain }
}
