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

function isInteger(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value)
}
