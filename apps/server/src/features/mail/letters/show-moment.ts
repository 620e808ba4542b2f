const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/New_York',
})

/** An instant for a letter whose reader's zone nobody knows: in Eastern Time, and said so. */
export function showMoment(instant: Date): string {
  return `${format.format(instant)} (Eastern Time)`
}
