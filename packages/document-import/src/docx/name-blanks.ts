import type { Findings } from './findings.ts'
import type { TextLine } from './read-body.ts'

/** What the text of a custom form takes. */
const limits = { nameLength: 80, fields: 60 }
/** The words around a blank that name it. */
const maxWords = 5

const blank = /_{3,}|\.{6,}|…{3,}/g

/**
 * Blanks that were drawn with underscores or dots become fields, `[[name]]`, named by the words before
 * or else behind them. Two blanks are two questions, so a name that is taken gets a number. Blanks in
 * headings and lines to sign stay as they are.
 */
export function nameBlanks(lines: readonly TextLine[], findings: Findings): TextLine[] {
  const taken = new Map<string, number>()

  return lines.map((line) => ({
    ...line,
    text: line.text.replaceAll(blank, (drawn: string, at: number) => {
      const before = line.text.slice(0, at).split(blank).at(-1) ?? ''
      const after = line.text.slice(at + drawn.length).split(blank)[0] ?? ''
      const name = nameBefore(before) || nameAfter(after) || 'Blank'
      if (/\b(sign|signed|signature|initials?)\b|^by$/i.test(name)) {
        findings.add('signatureLines')
        return drawn
      }
      if (line.kind === 'heading' || line.kind === 'title' || taken.size >= limits.fields) {
        findings.add('blanks')
        return drawn
      }
      findings.add('fields')
      return `[[${makeUnique(name, taken)}]]`
    }),
  }))
}

/** The end of the clause before the blank: "Monthly rent: $" is "Monthly rent". */
function nameBefore(text: string): string {
  const clause = plain(text)
    .replace(/[\s:$#(/–-]+$/, '')
    .split(/[.;:,!?()]\s/)
    .at(-1)

  return toName(words(clause).slice(-maxWords))
}

function nameAfter(text: string): string {
  const [clause] = plain(text)
    .replace(/^[\s:$(/–-]+/, '')
    .split(/[.;:,!?()]/)

  return toName(words(clause).slice(0, maxWords))
}

/** Without bold marks and the sign or number of a list. */
function plain(text: string): string {
  return text.replaceAll(/[*[\]]/g, '').replace(/^\s*(?:-|•|\(?[\da-z]{1,3}[.)])\s+/i, '')
}

function words(text = ''): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))
}

/** Without the small words at both ends. */
function toName(found: readonly string[]): string {
  const isWord = (word: string) => !small.has(word.toLowerCase())
  const first = found.findIndex(isWord)
  const last = found.findLastIndex(isWord)
  const name = first < 0 ? '' : found.slice(first, last + 1).join(' ')

  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`.slice(0, limits.nameLength - 3)
}

const small: ReadonlySet<string> = new Set(
  'a an and are as at be for from if in is it of on or shall that the this to will with'.split(' '),
)

function makeUnique(name: string, taken: Map<string, number>): string {
  const key = name.toLowerCase()
  const count = (taken.get(key) ?? 0) + 1
  taken.set(key, count)

  return count === 1 ? name : makeUnique(`${name} ${count}`, taken)
}
