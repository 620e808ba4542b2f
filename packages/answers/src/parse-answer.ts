import type { Answer } from './answer.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import { isDay, isTime } from './day.ts'
import { isEmail, tidyEmail } from './email.ts'
import type { Field } from './field.ts'
import { formatMoney } from './number.ts'
import { parseInteger, parseMoney, parsePercent } from './parse-number.ts'
import { parsePhone } from './parse-phone.ts'
import { formatPhone } from './phone.ts'
import type { TextRejection, TypedRejection } from './rejection.ts'
import { checkLength, textRule } from './text.ts'

/**
 * What typed input means: an answer (`null` where it is empty), or why it cannot be one. `part` names
 * the wrong part of an address (`zip`) or of a table (`<row index>.<column key>`).
 */
export type ParsedAnswer = { answer: Answer | null } | { rejection: TypedRejection; part?: string }

/** What the text in a single box means: an answer (`null` where it is empty), or why it is not valid. */
export type ParsedText = { answer: string | number | null } | { rejection: TextRejection }

export type TypedField = Pick<Field, 'type' | 'min' | 'max' | 'maxLength'>

export function parseAnswer(field: TypedField, text: string): ParsedText {
  switch (field.type) {
    case 'money':
      return parseMoney(text, field)
    case 'percent':
      return parsePercent(text, field)
    case 'integer':
      return parseInteger(text, field)
    case 'date':
      return parseDay(text)
    case 'time':
      return parseTime(text)
    case 'phone':
      return parsePhoneAnswer(text)
    case 'email':
      return parseEmail(text)
    case 'text':
    case 'longtext':
    case 'name':
    case 'select':
    case 'radio':
    case 'yesno':
    case 'checkbox':
    case 'checkboxGroup':
    case 'table':
    case 'photos':
    case 'address':
    case 'initials':
    case 'signature':
    case 'signedDate':
      return parseText(field, text)
  }
}

/** The value of a date field: empty, or `YYYY-MM-DD` with as much of the year as is typed so far. */
export function parseDay(text: string): ParsedText {
  if (cleanLine(text) === '') {
    return { answer: null }
  }

  return isDay(text) ? { answer: text } : { rejection: { code: 'date' } }
}

/** An answer as the text in its box while it is edited; `parseAnswer` reads it back. */
export function formatForEditing(
  { type }: Pick<Field, 'type'>,
  answer: Answer | undefined,
): string {
  if (answer === undefined) {
    return ''
  }
  if (type === 'money') {
    return formatMoney(Number(answer)).replace('$', '')
  }

  return type === 'phone' ? formatPhone(String(answer)) : String(answer)
}

/** The value of a time field: empty or `HH:MM`, in some browsers with seconds. */
function parseTime(text: string): ParsedText {
  if (text === '') {
    return { answer: null }
  }

  const time = text.slice(0, 5)
  return isTime(time) ? { answer: time } : { rejection: { code: 'time' } }
}

function parsePhoneAnswer(text: string): ParsedText {
  if (cleanLine(text) === '') {
    return { answer: null }
  }

  const phone = parsePhone(text)
  return phone ? { answer: phone } : { rejection: { code: 'phone' } }
}

function parseEmail(text: string): ParsedText {
  const plain = tidyEmail(text)
  if (plain === '') {
    return { answer: null }
  }

  return isEmail(plain) ? { answer: plain } : { rejection: { code: 'email' } }
}

function parseText(field: TypedField, text: string): ParsedText {
  const plain = field.type === 'longtext' ? cleanText(text).trim() : cleanLine(text)
  if (plain === '') {
    return { answer: null }
  }

  const rejection = checkLength(plain, textRule(field))
  return rejection ? { rejection } : { answer: plain }
}
