import { formatterIn } from './time-zone.ts'

/** A day `YYYY-MM-DD` as `March 3, 2027`. A day has no zone: it is read and shown in the same one. */
export function formatDay(day: string, locale?: string): string {
  return formatterIn('longDay', 'UTC', locale).format(new Date(`${day}T00:00:00Z`))
}

/** A day `YYYY-MM-DD` as `3/3/2027`. */
export function formatShortDay(day: string): string {
  return formatterIn('shortDay', 'UTC').format(new Date(`${day}T00:00:00Z`))
}

/** The day `YYYY-MM-DD` of an instant in an IANA zone. */
export function toDayInZone(instant: Date, timeZone: string): string {
  return formatterIn('isoDay', timeZone, 'en-CA').format(instant)
}

/** A time `HH:MM` as `9:30 AM`. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return formatClockTime(hours, minutes)
}

/**
 * An ISO instant as `M/d/yyyy h:mm a` (specification, section 9) in the zone of this computer: in a
 * browser, the viewer's. Throws a RangeError for what is no instant.
 */
export function formatInstant(instant: string): string {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) {
    throw new RangeError(`“${instant}” is not an instant.`)
  }

  const day = `${at.getMonth() + 1}/${at.getDate()}/${at.getFullYear()}`
  return `${day} ${formatClockTime(at.getHours(), at.getMinutes())}`
}

/**
 * The day of an ISO instant in an IANA zone, with the zone's name, for late in the evening the day
 * differs between zones: `March 2, 2027 EST`, or short `3/2/2027 EST`.
 */
export function formatDayInZone(
  instant: string,
  timeZone = 'UTC',
  length: 'long' | 'short' = 'long',
  locale?: string,
): string {
  const at = new Date(instant)
  const day = formatterIn(length === 'long' ? 'longDay' : 'shortDay', timeZone, locale).format(at)
  const zone = formatterIn('zoneName', timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
  return `${day} ${zone?.value ?? timeZone}`
}

/**
 * An ISO instant in UTC, and in parentheses in another IANA zone, with the day there if it differs:
 * `March 3, 2027, 2:05:09 AM UTC (March 2, 2027, 9:05:09 PM EST)`.
 */
export function formatInstantInZones(instant: string, timeZone = 'UTC'): string {
  const at = new Date(instant)
  const [dayInUtc, day] = ['UTC', timeZone].map((zone) => formatterIn('longDay', zone).format(at))
  const [timeInUtc, time] = ['UTC', timeZone].map((zone) =>
    formatterIn('clock', zone).format(at).replaceAll('\u202f', ' '),
  )
  const inUtc = `${dayInUtc}, ${timeInUtc}`
  if (timeZone === 'UTC') {
    return inUtc
  }
  return day === dayInUtc ? `${inUtc} (${time})` : `${inUtc} (${day}, ${time})`
}

/** An ISO instant in an IANA zone, with the zone's name: `March 3, 2027, 2:05:09 AM CST`. */
export function formatInstantInZone(instant: string, timeZone: string): string {
  const at = new Date(instant)
  const time = formatterIn('clock', timeZone).format(at).replaceAll('\u202f', ' ')
  return `${formatterIn('longDay', timeZone).format(at)}, ${time}`
}

function formatClockTime(hours: number, minutes: number): string {
  const half = hours < 12 ? 'AM' : 'PM'
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`
}
