import type { Rect } from '@countersign/pdf/coordinates'
import { findLines, getBounds, median } from './find-text-runs.ts'
import { findLinesNear, isLabeledAbove, isOnLine } from './find-nearby-text.ts'
import type { Character } from './read-characters.ts'

/** The sentence that a blank stands in, across lines. Other blanks in it are "_". */
export interface Around {
  before: string
  after: string
}

/** Up to the next column. */
interface Line {
  characters: readonly Character[]
  rect: Rect
  size: number
}

/** In characters, and in points. */
const most = { before: 240, after: 120, aside: 220 }

export function readAround(characters: readonly Character[], rects: readonly Rect[]): Around[] {
  const isBlank = (letter: Character) =>
    letter.char === '_' &&
    rects.some((rect) => isOnLine(letter, rect) && overlaps(letter.rect, rect))
  const letters = characters.filter((letter) => letter.char.trim() !== '' && !isBlank(letter))
  const blanks = rects.map((rect) => toBlank(rect, letters))
  const lines = findLines([...letters, ...blanks]).map(toLine)

  return blanks.map((blank) => {
    const line = lines.find((other) => other.characters.includes(blank))
    const others = [...letters, ...blanks.filter((other) => other !== blank)]
    return line ? readSentence(blank, line, { lines, letters: others }) : { before: '', after: '' }
  })
}

/** The last words that lead to a blank at the start of a line. */
export function readLead(characters: readonly Character[], rect: Rect): string {
  const near = characters.filter(({ rect: { y } }) => Math.abs(y - rect.y) < 60)
  const [around] = readAround(near, [rect])
  const words = around?.before.split('_').at(-1)?.trim().split(' ') ?? []

  return words.slice(-6).join(' ')
}

function readSentence(
  blank: Character,
  line: Line,
  { lines, letters }: { lines: readonly Line[]; letters: readonly Character[] },
): Around {
  const at = line.characters.indexOf(blank)
  const aside = at === 0 ? findAside(line, lines) : undefined
  const before = (aside ? [aside] : listNext(line, lines, 1).toReversed()).map(toText)
  const after = listNext(line, lines, -1).map(toText)
  const own = [line.characters.slice(0, at), line.characters.slice(at + 1)].map(join)

  return {
    before: [...before, own[0]].join(' ').trim().slice(-most.before),
    after: [readCaption(blank, letters), own[1], ...after].join(' ').trim().slice(0, most.after),
  }
}

/** A blank lies on the line of the letters beside it, wherever its field begins and ends. */
export function toBlank(rect: Rect, letters: readonly Character[]): Character {
  const distance = ({ rect: { x, width } }: Character) =>
    Math.max(rect.x - x - width, x - rect.x - rect.width)
  // The letters of a tall font reach into the lines above and below.
  const rise = (letter: Character) => Math.abs(letter.rect.y - rect.y)
  const near = letters.filter((letter) => isOnLine(letter, rect))
  const least = Math.min(...near.map(rise))
  const [beside] = near
    .filter((letter) => rise(letter) - least < 0.35 * letter.size)
    .toSorted((one, other) => distance(one) - distance(other))
  const size = beside?.size ?? 10

  return {
    char: '_',
    rect: { ...rect, y: beside?.rect.y ?? rect.y, height: size },
    size,
    bold: false,
  }
}

function toLine(characters: readonly Character[]): Line {
  const size = median(characters.map((letter) => letter.size))

  return { characters, rect: getBounds(characters), size }
}

/** The text to the left of a blank that has a column of its own. */
function findAside(line: Line, lines: readonly Line[]): Line | undefined {
  const gap = ({ rect }: Line) => line.rect.x - rect.x - rect.width
  const [nearest] = lines
    .filter((other) => Math.abs(other.rect.y - line.rect.y) < 0.5 * line.size)
    .filter((other) => gap(other) > 0 && gap(other) < most.aside)
    .toSorted((one, other) => gap(one) - gap(other))

  return nearest
}

/** The lines above or below that the sentence of this one wraps from or to, without captions. */
function listNext(line: Line, lines: readonly Line[], way: 1 | -1, count = 2): Line[] {
  const step = (other: Line) => way * (other.rect.y - line.rect.y)
  const column = lines.filter(
    ({ rect, size }) =>
      size > 0.85 * line.size && rect.x < line.rect.x + 60 && getRight(rect) > line.rect.x,
  )
  const [next] = column
    .filter((other) => step(other) > 0.5 * line.size && step(other) < 2.6 * line.size)
    .toSorted((one, other) => step(one) - step(other))
  const edge = Math.max(...column.map(({ rect }) => getRight(rect)))
  const wraps = next && (way === 1 ? goesOn(next, line, edge) : goesOn(line, next, edge))

  return next && wraps ? [next, ...(count > 1 ? listNext(next, lines, way, count - 1) : [])] : []
}

/** The next line goes on in the middle of a sentence, or its first word had no room and is no label. */
function goesOn(line: Line, next: Line, edge: number): boolean {
  const [text, words] = [toText(line), toText(next)]
  const end = next.characters.findIndex(({ char }) => char === ' ')
  const word = getBounds(next.characters.slice(0, end === -1 ? undefined : end))
  const isOpen = /[:,]$|\b(and|of|the|at|by|to|is|as|between|for|in|on)$/i.test(text)
  const isLabel = text.endsWith('_') && /^[^_.,]{1,30}:/.test(words)
  const isFull = getRight(line.rect) + word.width + 0.3 * line.size > edge

  return isOpen || /^([a-z]{2}|[(“"])/.test(words) || (isFull && !isLabel)
}

/** Words under a blank that are in brackets or smaller than its line. */
function readCaption({ rect, size }: Character, all: readonly Character[]): string {
  if (isLabeledAbove(all, rect)) {
    return ''
  }
  const letters = all.filter(({ char }) => char !== '_')
  const below = { side: 'below', aside: 30 } as const
  const small = findLinesNear(
    letters.filter((letter) => letter.size < 0.85 * size),
    rect,
    below,
  )
  const text = small.text || findLinesNear(letters, rect, below).text.replace(/^[^(].*|.*[^)]$/, '')

  return text && `(${text.replace(/^\(|\)$/g, '')})`
}

function toText({ characters }: Line): string {
  return join(characters)
}

function join(characters: readonly Character[]): string {
  return characters
    .map(({ char }) => char)
    .join('')
    .replace(/_+/g, '_')
}

function getRight({ x, width }: Rect): number {
  return x + width
}

function overlaps(one: Rect, other: Rect): boolean {
  return one.x + one.width > other.x && one.x < other.x + other.width
}
