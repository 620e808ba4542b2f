/** A day that exists, `YYYY-MM-DD`, from 1900 to 2200: anything else is a slip of the finger. */
export function checkDay(value: unknown): string | undefined {
  return isDay(value) ? undefined : 'Enter a real date, such as March 3, 2027.'
}

export function checkTime(value: unknown): string | undefined {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
    ? undefined
    : 'Enter a time, such as 9:30 AM.'
}

/** ISO 8601 in UTC, as the server's clock writes it. */
export function checkInstant(value: unknown): string | undefined {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) {
    if (!Number.isNaN(Date.parse(value))) {
      return undefined
    }
  }
  return 'The date of signing is set when you sign.'
}

function isDay(value: unknown): value is string {
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
