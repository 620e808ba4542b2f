/** An instant as a certificate tells it: `March 3, 2027, 2:05:09 AM UTC`, and in the signer's own zone. */
export function tellTime(instant: string, timeZone?: string): string {
  const inUtc = inZone(instant, 'UTC')
  return timeZone && timeZone !== 'UTC' ? `${inUtc} (${inZone(instant, timeZone)})` : inUtc
}

function inZone(instant: string, timeZone: string): string {
  const text = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant))
  return text.replaceAll('\u202f', ' ').replace(' at ', ', ')
}
