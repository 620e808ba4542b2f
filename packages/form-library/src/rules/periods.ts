import { dayMs } from '@countersign/answers/day'
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

/**
 * The last day of a period that begins after `day`, both in whole days since 1970. A month ends on the same
 * day of the next one, or on its last day; court days leave out weekends, and know no holidays.
 */
export function addPeriod(day: number, { length, unit }: Period): number {
  if (unit === 'month') {
    return addMonths(day, length)
  }
  if (unit === 'day') {
    return day + length
  }

  let last = day
  for (let left = length; left > 0; left -= isWeekend(last) ? 0 : 1) {
    last += 1
  }
  return last
}

function addMonths(day: number, months: number): number {
  const start = new Date(day * dayMs)
  const same = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, start.getUTCDate())
  const monthEnd = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0)
  return Math.min(same, monthEnd) / dayMs
}

function isWeekend(day: number): boolean {
  return [0, 6].includes(new Date(day * dayMs).getUTCDay())
}

/** The fewest calendar days that can hold a period: a month may have 31. */
export function toDays({ length, unit }: Period): number {
  return unit === 'month' ? length * 31 : length
}
