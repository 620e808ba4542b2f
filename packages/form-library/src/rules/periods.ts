import type { Period } from './state-rule.ts'

export function days(length: number): Period {
  return { length, unit: 'day' }
}

export function courtDays(length: number): Period {
  return { length, unit: 'courtDay' }
}

export function months(length: number): Period {
  return { length, unit: 'month' }
}

/** The fewest calendar days that can hold a period: a month may have 31. */
export function toDays({ length, unit }: Period): number {
  return unit === 'month' ? length * 31 : length
}
