import type { RoomField } from '@countersign/contract'
import type { Words } from '../words/en.ts'
import { readDay, readTime } from './read-day.ts'
import { readInteger, readMoney, readPercent } from './read-number.ts'
import type { Reading } from './reading.ts'

/** Fields that are one box of typed text. */
export type TypedField = Pick<RoomField, 'type' | 'min' | 'max' | 'maxLength'>

/** Reads what a person typed into a field that is one box; the server has the last word. */
export function readAnswer(field: TypedField, text: string, words: Words): Reading {
  switch (field.type) {
    case 'money':
      return readMoney(text, field, words)
    case 'percent':
      return readPercent(text, field, words)
    case 'integer':
      return readInteger(text, field, words)
    case 'date':
      return readDay(text, words)
    case 'time':
      return readTime(text, words)
    case 'phone':
      return readPhone(text, words)
    case 'email':
      return readEmail(text, words)
    default:
      return readText(text, field.maxLength, words)
  }
}

/** US numbers as people write them, as E.164. Whether the number can exist is for the server. */
export function readPhone(text: string, words: Words): Reading {
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
