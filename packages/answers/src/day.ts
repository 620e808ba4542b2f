export const dayMs = 86_400_000

/** Milliseconds of this many days of 24 hours. */
export function days(count: number): number {
  return count * dayMs
}

/** Of `YYYY-MM-DD`: so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days(count)).toISOString().slice(0, 10)
}

/**
 * Whether a value is a day that exists, as `YYYY-MM-DD`, from 1900 to 2200. Other years are typing
 * errors: a date field passes through 0002, 0020 and 0202 while a year is typed.
 */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) {
    return false
  }

  const day = new Date(`${value}T00:00:00Z`)
  // `Date` turns February 30 into March 2; a real day comes back as it went in.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) {
    return false
  }
  return day.getUTCFullYear() >= 1900 && day.getUTCFullYear() <= 2200
}

/** Whether a value is a time of day as `HH:MM`, from 00:00 to 23:59. */
export function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}

/** Whether a value is an ISO 8601 instant in UTC, such as `2027-03-03T02:00:00.000Z`. */
export function isInstant(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  )
}
