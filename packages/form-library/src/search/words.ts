/** Words that say nothing about which form is meant; they count only where there are no others. */
const stopWords = new Set(
  'a an and at by do for form forms from how i in is it me my need new of on or our the to want when with'.split(
    ' ',
  ),
)

/**
 * A text as words to compare: case, accents, hyphens, plurals and apostrophes do not matter, and
 * "3-day" is "3 day" and "3day".
 */
export function toWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular)
}

/** The words of a search that must be found, each once. */
export function searchWords(searchTerm: string): string[] {
  const all = [...new Set(toWords(searchTerm))]
  const telling = all.filter((word) => !stopWords.has(word))

  return telling.length > 0 ? telling : all
}

/** Both sides of a comparison go through it, so that it need not be right, only the same. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<!s)s$/, '') : word
}

/** How alike two words are, from 0 to 1, by the groups of three letters that both have. */
export function similarity(one: string, other: string): number {
  const mine = trigrams(one)
  const theirs = trigrams(other)
  const shared = [...mine].filter((part) => theirs.has(part)).length

  return shared / (mine.size + theirs.size - shared)
}

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `

  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
