import type { TextRejection } from './rejection.ts'

/** Smallest and largest value, in the field's own unit (money: integer cents). */
export interface Bounds {
  min?: number | undefined
  max?: number | undefined
}

/** Integer cents, by default from 0 to 100 million dollars. */
export function checkMoney(
  value: unknown,
  { min = 0, max = 10_000_000_000 }: Bounds = {},
): TextRejection | undefined {
  return isInteger(value) ? checkBounds(value, { min, max }, formatMoney) : { code: 'money' }
}

/** A percentage such as 5.5, with at most four decimals, by default from 0 to 100. */
export function checkPercent(
  value: unknown,
  { min = 0, max = 100 }: Bounds = {},
): TextRejection | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return { code: 'percent' }
  }
  // 33.3333 can be read back by a person, the seventeen digits of a division cannot.
  if (Math.abs(value * 10_000 - Math.round(value * 10_000)) > 1e-6) {
    return { code: 'percent-decimals' }
  }
  return checkBounds(value, { min, max }, formatPercent)
}

export function checkInteger(value: unknown, bounds: Bounds = {}): TextRejection | undefined {
  return isInteger(value)
    ? checkBounds(value, bounds, (number) => number.toLocaleString('en-US'))
    : { code: 'integer' }
}

/** What typed text means: the number, or why it is not one; `null` where the text is empty. */
export type ParsedNumber = { answer: number | null } | { rejection: TextRejection }

/** "1,250", "$1250.5" or "1 250.00" become integer cents. */
export function parseMoney(text: string, bounds: Bounds = {}): ParsedNumber {
  const plain = text.replaceAll(/[\s$,]/g, '')
  if (plain === '') {
    return { answer: null }
  }
  // A comma that does not separate thousands ("12,50") may be meant as a decimal point.
  if (/,(?!\d{3}(?!\d))/.test(text) || !/^-?\d*(\.\d{0,2})?$/.test(plain) || !/\d/.test(plain)) {
    return { rejection: { code: 'money' } }
  }

  const cents = Math.round(Number(plain) * 100)
  return acceptUnless(checkMoney(cents, bounds), cents)
}

/** "5", "5.5" or "5.5%". */
export function parsePercent(text: string, bounds: Bounds = {}): ParsedNumber {
  const plain = text.replaceAll(/[\s%]/g, '')
  if (plain === '') {
    return { answer: null }
  }
  if (!/^-?\d*(\.\d*)?$/.test(plain) || !/\d/.test(plain)) {
    return { rejection: { code: 'percent' } }
  }

  const percent = Number(plain)
  return acceptUnless(checkPercent(percent, bounds), percent)
}

/** "12" or "1,200". */
export function parseInteger(text: string, bounds: Bounds = {}): ParsedNumber {
  const plain = text.replaceAll(/[\s,]/g, '')
  if (plain === '') {
    return { answer: null }
  }
  if (!/^-?\d{1,15}$/.test(plain)) {
    return { rejection: { code: 'integer' } }
  }

  const number = Number(plain)
  return acceptUnless(checkInteger(number, bounds), number)
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Integer cents as dollars: `$1,250.00`. */
export function formatMoney(cents: number): string {
  return dollars.format(cents / 100)
}

export function formatPercent(percent: number): string {
  return `${percent}%`
}

function checkBounds(
  value: number,
  { min, max }: Bounds,
  format: (value: number) => string,
): TextRejection | undefined {
  if (min !== undefined && value < min) {
    return { code: 'below-minimum', bound: format(min) }
  }
  return max !== undefined && value > max
    ? { code: 'above-maximum', bound: format(max) }
    : undefined
}

function acceptUnless(rejection: TextRejection | undefined, answer: number): ParsedNumber {
  return rejection ? { rejection } : { answer }
}

function isInteger(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value)
}
