/**
 * The canonical name of an IANA time zone, as a browser reports it (`US/Central` becomes
 * `America/Chicago`); `undefined` for a text that names no zone.
 */
export function normalizeTimeZone(name: string | undefined): string | undefined {
  if (name === undefined || !/^[A-Za-z0-9_+\-/]{1,64}$/.test(name)) {
    return undefined
  }
  const known = canonicalNames.get(name)
  if (known) {
    return known
  }

  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions()
    if (canonicalNames.size < maxNames) {
      canonicalNames.set(name, timeZone)
    }
    return timeZone
  } catch {
    return undefined
  }
}

/** Names as browsers send them. There are about 600 zones, but callers may spell them in any case. */
const canonicalNames = new Map<string, string>()
const maxNames = 2000

const formats = {
  /** `March 3, 2027` */
  longDay: { dateStyle: 'long' },
  /** `3/3/2027` */
  shortDay: {},
  /** `2027-03-03`, with the locale `en-CA` */
  isoDay: { dateStyle: 'short' },
  /** `2:05:09 AM UTC` */
  clock: { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' },
  zoneName: { timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Creating an `Intl` formatter takes longer than using it. Bounded: there are about 600 zones. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** The formatter of this kind for an IANA zone; throws a RangeError for a zone that does not exist. */
export function formatterIn(
  kind: keyof typeof formats,
  timeZone: string,
  locale = 'en-US',
): Intl.DateTimeFormat {
  const key = `${kind} ${timeZone} ${locale}`
  const known = formatters.get(key)
  if (known) {
    return known
  }

  const formatter = new Intl.DateTimeFormat(locale, { ...formats[kind], timeZone })
  formatters.set(key, formatter)
  return formatter
}
