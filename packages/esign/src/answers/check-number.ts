interface Bounds {
  min?: number
  max?: number
}

/** Integer cents; nothing below zero unless the field says so, and no rent above 100 million. */
export function checkMoney(value: unknown, { min = 0, max = 10_000_000_000 }: Bounds) {
  if (!isWhole(value)) {
    return 'Enter an amount in dollars and cents, such as 1,250.00.'
  }
  return checkBounds(value, { min, max }, (cents) =>
    (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  )
}

export function checkPercent(value: unknown, { min = 0, max = 100 }: Bounds) {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return 'Enter a percentage, such as 5 or 5.5.'
  }
  // What a person can read back: 33.3333, not the seventeen digits of a division.
  if (Math.abs(value * 10_000 - Math.round(value * 10_000)) > 1e-6) {
    return 'Use at most four digits after the decimal point.'
  }
  return checkBounds(value, { min, max }, (percent) => `${percent}%`)
}

export function checkInteger(value: unknown, bounds: Bounds) {
  if (!isWhole(value)) {
    return 'Enter a whole number.'
  }
  return checkBounds(value, bounds, (number) => number.toLocaleString('en-US'))
}

function checkBounds(
  value: number,
  { min, max }: Bounds,
  show: (value: number) => string,
): string | undefined {
  if (min !== undefined && value < min) {
    return `Enter ${show(min)} or more.`
  }
  if (max !== undefined && value > max) {
    return `Enter ${show(max)} or less.`
  }
  return undefined
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value)
}
