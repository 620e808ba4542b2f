import { cleanLine } from './clean-text.ts'

/** The longest email address (RFC 5321, section 4.5.3.1.3, less the angle brackets). */
export const maxEmailLength = 254

/**
 * An address that mail servers accept without extensions: ASCII, no quoted names, a host with at least
 * one dot. The same pattern as zod's `z.email()`.
 */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && emailPattern.test(text)
}

/** What somebody wrote or pasted, less what is around the address: `Ana <ana@example.com>`, `mailto:…`, `….`. */
export function tidyEmail(text: string): string {
  const line = cleanLine(text)
  if (line.length > 2 * maxEmailLength) {
    return line
  }
  const [, inBrackets = line] = /<([^<>]*)>\W*$/.exec(line) ?? []

  return inBrackets
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[\s.,;:]+$/, '')
}
