/** Formats an ISO instant as `M/d/yyyy h:mm a` in the viewer's time zone (specification, section 9). */
export function formatInstant(iso: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })
  const parts = new Map(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''

  return `${get('month')}/${get('day')}/${get('year')} ${get('hour')}:${get('minute')} ${get('dayPeriod')}`
}

/** Formats a day, `YYYY-MM-DD`, as `M/d/yyyy`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-')

  return `${Number(month)}/${Number(date)}/${year}`
}
