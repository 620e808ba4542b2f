import type { Rect } from './find-places.ts'
import type { Pen, Pens } from './pens.ts'

/** Sizes in points: what an answer is written in, and below which nobody is asked to read. */
const textSizes = { normal: 10, floor: 8, step: 0.5 }

export const leading = 1.2

export interface LaidOutText {
  lines: string[]
  size: number
}

/**
 * Breaks a text into lines that fit a rectangle, as large as possible between the normal size and
 * the floor; `undefined` where it does not fit even at the floor. Nothing is ever clipped.
 */
export function layOutText(text: string, rect: Rect, pens: Pens): LaidOutText | undefined {
  for (let size = textSizes.normal; size >= textSizes.floor; size -= textSizes.step) {
    const lines = wrapText(text, { pen: 'text', size, width: rect.width }, pens)
    if (lines && heightOf(lines.length, size) <= rect.height) {
      return { lines, size }
    }
  }
  return undefined
}

/** The last line needs no space below it, only its descenders. */
function heightOf(lines: number, size: number): number {
  return (lines - 1) * size * leading + size
}

/**
 * Lines no wider than `width`, broken at spaces; `undefined` where one word is wider than a line,
 * unless `breakWords`, which splits it.
 */
export function wrapText(
  text: string,
  how: { pen: Pen; size: number; width: number; breakWords?: boolean },
  pens: Pens,
): string[] | undefined {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    const wrapped = wrapParagraph(paragraph, how, pens)
    if (!wrapped) {
      return undefined
    }
    lines.push(...wrapped)
  }
  return lines
}

function wrapParagraph(
  paragraph: string,
  how: { pen: Pen; size: number; width: number; breakWords?: boolean },
  pens: Pens,
): string[] | undefined {
  const fits = (line: string) => pens.width(line, how.pen, how.size) <= how.width
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') {
      // The space stays at the line's end, unseen, so that the text copied out keeps its words apart.
      lines.push(`${line} `)
    }
    if (!fits(word) && !how.breakWords) {
      return undefined
    }
    const pieces = fits(word) ? [word] : breakWord(word, fits)
    line = pieces.pop() ?? ''
    lines.push(...pieces)
  }
  return [...lines, line]
}

function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && !fits(piece + character)) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}
