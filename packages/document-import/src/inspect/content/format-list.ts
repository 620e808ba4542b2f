const maxListed = 5

/** "1, 2 and 3", and after a few of them how many more. */
export function formatList(items: (string | number)[]): string {
  const shown = items.slice(0, maxListed).map(String)
  const more = items.length - shown.length
  const all = more > 0 ? [...shown, `${more} more`] : shown
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '')
}
