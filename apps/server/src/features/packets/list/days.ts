/** The instant at which a day (`YYYY-MM-DD`) begins in a time zone (IANA name). */
export function startOfDay(day: string, timeZone: string): Date {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`)
  const guess = midnightUtc - offsetMs(midnightUtc, timeZone)

  // The offset at the guess: it differs on the day of a clock change.
  return new Date(midnightUtc - offsetMs(guess, timeZone))
}

function offsetMs(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')
  const [, sign, hours = '0', minutes = '0'] =
    /GMT([+-])(\d\d):(\d\d)/.exec(parts?.value ?? '') ?? []

  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
