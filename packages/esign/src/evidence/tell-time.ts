/**
 * An instant as a certificate tells it: `March 3, 2027, 2:05:09 AM UTC`, and beside it the same in
 * the signer's own zone, whose day may be another.
 */
export function tellTime(instant: string, timeZone?: string): string {
  const at = new Date(instant)
  const inUtc = `${dayIn(at, 'UTC')}, ${hourIn(at, 'UTC')}`
  if (!timeZone || timeZone === 'UTC') {
    return inUtc
  }
  const day = dayIn(at, timeZone)
  const there = hourIn(at, timeZone)
  return day === dayIn(at, 'UTC') ? `${inUtc} (${there})` : `${inUtc} (${day}, ${there})`
}

function dayIn(at: Date, timeZone: string): string {
  return clockIn(timeZone).day.format(at)
}

function hourIn(at: Date, timeZone: string): string {
  return clockIn(timeZone).hour.format(at).replaceAll('\u202f', ' ')
}

interface Clock {
  day: Intl.DateTimeFormat
  hour: Intl.DateTimeFormat
}

/** A formatter costs more to make than a certificate page; the zones of the world are some hundreds. */
const clocks = new Map<string, Clock>()

function clockIn(timeZone: string): Clock {
  const known = clocks.get(timeZone)
  if (known) {
    return known
  }

  const clock = {
    day: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }),
    hour: new Intl.DateTimeFormat('en-US', {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
    }),
  }
  clocks.set(timeZone, clock)
  return clock
}
