import type { PDF } from '@libpdf/core'
import type { Place } from '../find-places.ts'
import { drawText } from './draw-text.ts'
import { textWidth } from '../text/page-writer.ts'
import type { Operator, Pens } from '../text/page-writer.ts'
import { writeSheets } from './append-pages.ts'
import type { Passage } from './append-pages.ts'
import type { Structure } from '../structure/structure.ts'
import { setLine } from '../text/shape-line.ts'

/** An answer that had no room where it belongs. */
export interface Continuation {
  number: number
  label: string
  text: string
  /** The page that points here, counted from 1. */
  page: number
}

/** Writes into a place where its answer is to be found, as fully as there is room for. */
export function drawPointer(
  place: Place,
  number: number,
  { pens, textSize }: { pens: Pens; textSize: number },
): Operator[] {
  const words = [`See continuation ${number}`, `See cont. ${number}`, `[${number}]`]
  const size = 0.8 * textSize
  const fitting = words.find((text) => textWidth(text, 'italic', size) <= place.rect.width)
  const line = setLine(fitting ?? `[${number}]`, 'italic')
  return drawText(place, { lines: [line], size }, pens, 'italic')
}

/** Appends the sheets that hold all continued answers, each under the number that points at it. */
export function writeContinuations(
  pdf: PDF,
  title: string,
  continuations: Continuation[],
  tools: { pens: Pens; structure: Structure; textSize: number },
): void {
  if (continuations.length === 0) {
    return
  }

  const { textSize } = tools
  const heading: Passage = {
    type: 'H1',
    text: `Continuation of ${title}`,
    pen: 'title',
    size: 1.5 * textSize,
    before: 0,
  }
  const passages = continuations.flatMap<Passage>(({ number, label, text, page }) => [
    {
      type: 'H2',
      text: `Continuation ${number}: ${label} (from page ${page})`,
      pen: 'bold',
      size: textSize,
      before: 16,
    },
    { type: 'P', text, pen: 'text', size: textSize, before: 3 },
  ])
  writeSheets(pdf, [heading, ...passages], tools)
}
