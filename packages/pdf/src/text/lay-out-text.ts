import type { Rect } from '../coordinates.ts'
import { findBreaks } from './find-breaks.ts'
import type { TextStyle } from './choose-face.ts'
import { type Directions, resolveDirections } from './directions.ts'
import { splitGraphemes } from './itemize.ts'
import { getAdvance, type Line, shapeRange } from './shape-line.ts'

/** Default size of answers in points. */
export const normalSize = 10
/** Minimum size and step, relative to that size. */
const floor = 0.8
/** The minimum of a name, a line of text or a cell of a table: smaller is better than on another page. */
export const smallFloor = 0.6
const step = 0.05

/** Line height, relative to the font size. */
export const leading = 1.2
/** Arabic and Devanagari have taller glyphs than Latin. */
const wideLeading = 1.45

export function getLeading(lines: Line[]): number {
  const tall = lines.some(({ runs }) =>
    runs.some(({ face }) => face.name === 'arabic' || face.name === 'devanagari'),
  )
  return tall ? wideLeading : leading
}

export interface LaidOutText {
  lines: Line[]
  size: number
}

/**
 * Breaks text into lines that fit a rectangle, at the largest size between `largest` (points) and
 * `smallest` of it. `undefined` if it does not fit; text is never clipped.
 */
export function fitText(
  text: string,
  rect: Rect,
  {
    largest = normalSize,
    smallest = floor,
    style = 'text',
  }: { largest?: number; smallest?: number; style?: TextStyle } = {},
): LaidOutText | undefined {
  const paragraphs = shapeParagraphs(text, style)
  for (let factor = 1; factor >= smallest - step / 2; factor -= step) {
    const size = factor * largest
    const ranges = breakAll(paragraphs, { size, width: rect.width })
    const pitch = size * getLeading(paragraphs.map(({ line }) => line))
    // The last line needs no leading below it.
    if (ranges && (ranges.flat().length - 1) * pitch + size <= rect.height) {
      return { lines: toLines(paragraphs, ranges), size }
    }
  }
  return undefined
}

interface LineOptions {
  size: number
  width: number
  breakWords?: boolean
}

/**
 * Breaks text into lines no wider than `width`. `undefined` if a word is wider than a line, unless
 * `breakWords` splits it.
 */
export function wrapText(
  text: string,
  options: LineOptions & { style: TextStyle },
): Line[] | undefined {
  const paragraphs = shapeParagraphs(text, options.style)
  const parts = breakAll(paragraphs, options)
  return parts && toLines(paragraphs, parts)
}

/** A paragraph shaped as one line, with the position of each character. */
interface Paragraph extends Directions {
  text: string
  style: TextStyle
  line: Line
  /** Width before each UTF-16 unit, with one more entry for the end. */
  before: Float64Array
}

interface TextRange {
  start: number
  end: number
}

function shapeParagraphs(text: string, style: TextStyle): Paragraph[] {
  return text.split('\n').map((paragraph) => {
    const directions = resolveDirections(paragraph)
    const paragraphText = { text: paragraph, ...directions }
    const line = shapeRange(paragraphText, style, { start: 0, end: paragraph.length })
    return { ...paragraphText, style, line, before: measure(line) }
  })
}

function measure({ text, runs }: Line): Float64Array {
  const before = new Float64Array(text.length + 1)
  for (const { clusters } of runs) {
    for (const cluster of clusters) {
      before[cluster.start + cluster.text.length] = getAdvance(cluster)
    }
  }
  for (let at = 1; at < before.length; at += 1) {
    before[at] = (before[at] ?? 0) + (before[at - 1] ?? 0)
  }
  return before
}

function breakAll(paragraphs: Paragraph[], options: LineOptions): TextRange[][] | undefined {
  const broken = paragraphs.map((paragraph) => breakParagraph(paragraph, options))
  return broken.every((parts) => parts !== undefined) ? broken : undefined
}

function breakParagraph(
  { text, line, before }: Paragraph,
  { size, width, breakWords = false }: LineOptions,
): TextRange[] | undefined {
  const available = (width / size) * 1000
  if (line.width <= available) {
    return [{ start: 0, end: text.length }]
  }

  const fits = (start: number, end: number) => {
    const seen = start + text.slice(start, end).trimEnd().length
    return (before[seen] ?? 0) - (before[start] ?? 0) <= available
  }
  const parts: TextRange[] = []
  let start = 0
  let fitting = 0
  for (const next of [...findBreaks(text), text.length]) {
    if (fits(start, next)) {
      fitting = next
      continue
    }
    if (fitting > start) {
      parts.push({ start, end: fitting })
      start = fitting
    }
    if (!fits(start, next)) {
      if (!breakWords) {
        return undefined
      }
      const pieces = breakWord(text, { start, end: next }, fits)
      start = pieces.at(-1)?.start ?? start
      parts.push(...pieces.slice(0, -1))
    }
    fitting = next
  }
  return [...parts, { start, end: text.length }]
}

/** Splits a word that is wider than a line; each piece has at least one character. */
function breakWord(
  text: string,
  { start, end }: TextRange,
  fits: (start: number, end: number) => boolean,
): TextRange[] {
  const pieces: TextRange[] = [{ start, end: start }]
  for (const { segment, index } of splitGraphemes(text.slice(start, end))) {
    const piece = pieces.at(-1)
    const after = start + index + segment.length
    if (piece && (piece.end === piece.start || fits(piece.start, after))) {
      piece.end = after
    } else {
      pieces.push({ start: start + index, end: after })
    }
  }
  return pieces
}

function toLines(paragraphs: Paragraph[], parts: TextRange[][]): Line[] {
  return paragraphs.flatMap((paragraph, index) => {
    const ranges = parts[index] ?? []
    return ranges.length === 1
      ? [paragraph.line]
      : ranges.map((part) => shapeRange(paragraph, paragraph.style, part))
  })
}
