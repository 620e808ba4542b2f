import { foldText } from '@countersign/answers/fold-text'

/** Stop words: ignored unless a search has no others. */
const stopWords = new Set(
  'a an and at by do for form forms from how i in is it me my need new of on or our the to want when with'.split(
    ' ',
  ),
)

/**
 * Splits and normalizes a text: case, accents, hyphens, plurals and apostrophes do not matter, and
 * "3-day" equals "3 day" and "3day".
 */
export function toWords(text: string): string[] {
  return foldText(text)
    .replace(/\p{M}/gu, '')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular)
}

export function searchWords(searchTerm: string): string[] {
  const all = [...new Set(toWords(searchTerm))]
  const significant = all.filter((word) => !stopWords.has(word))

  return significant.length > 0 ? significant : all
}

/** A rough rule is enough: both sides of a comparison go through it. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<!s)s$/, '') : word
}

/** Trigram similarity, from 0 to 1. */
export function similarity(one: string, other: string): number {
  const ours = trigrams(one)
  const theirs = trigrams(other)
  const shared = [...ours].filter((part) => theirs.has(part)).length

  return shared / (ours.size + theirs.size - shared)
}

/** Whether one is the other with one letter wrong, missing, added or swapped with its neighbor. */
export function differsByOneLetter(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) {
    return false
  }

  let start = 0
  while (start < short.length && short[start] === long[start]) {
    start += 1
  }
  const rest = (word: string, skipped: number) => word.slice(start + skipped)
  const swapped = `${short[start + 1] ?? ''}${short[start] ?? ''}${rest(short, 2)}`

  return short.length === long.length
    ? rest(short, 1) === rest(long, 1) || swapped === rest(long, 0)
    : rest(short, 0) === rest(long, 1)
}

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `

  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
