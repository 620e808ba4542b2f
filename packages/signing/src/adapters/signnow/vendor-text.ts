/** SignNow refuses characters of four bytes in UTF-8. */
export function toVendorText(text: string, maxLength: number): string {
  const known = text.replace(/[\u{10000}-\u{10ffff}]/gu, '').trim()
  return known.slice(0, maxLength) || '-'
}

/** The last word is the last name; SignNow wants both. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = toVendorText(name, maxNameLength).split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : undefined
  const first = last === undefined ? words : words.slice(0, -1)
  return { first_name: first.join(' '), last_name: last ?? '-' }
}

const maxNameLength = 100
