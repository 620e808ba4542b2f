import type { Line } from './set-line.ts'

const lines = new Map<string, Line>()
let characters = 0

/** Some twenty certificates' worth; a character takes about 200 bytes once it is set. */
const mostCharacters = 60_000

/** The line of this name, set now or kept from before: most of what we write, we write in each file. */
export function keepLine(name: string, set: () => Line): Line {
  const line = lines.get(name) ?? set()
  characters += lines.delete(name) ? 0 : name.length
  lines.set(name, line)
  for (const [oldest] of lines) {
    if (characters <= mostCharacters) {
      break
    }
    lines.delete(oldest)
    characters -= oldest.length
  }
  return line
}
