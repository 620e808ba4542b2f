import type { DrawnPlace } from '../find-places.ts'
import { drawText } from './draw-text.ts'
import { type PageWriter, textWidth } from '../text/page-writer.ts'
import type { Operator } from '../operator.ts'
import { type AppendContext, appendPages, type Passage } from './append-pages.ts'
import { shapeLine } from '../text/shape-line.ts'

/** An answer that does not fit in its place. */
export interface Continuation {
  number: number
  label: string
  text: string
  /** Page of the reference, from 1. */
  page: number
}

/** Draws a reference to the continuation in the longest form that fits. */
export function drawReference(
  place: DrawnPlace,
  number: number,
  { writer, textSize }: { writer: PageWriter; textSize: number },
): Operator[] {
  const variants = [`See continuation ${number}`, `See cont. ${number}`, `[${number}]`]
  const size = 0.8 * textSize
  const fitting = variants.find((text) => textWidth(text, 'italic', size) <= place.rect.width)
  const line = shapeLine(fitting ?? `[${number}]`, 'italic')
  return drawText(place, { lines: [line], size }, writer, 'italic')
}

export function appendContinuations(
  title: string,
  continuations: Continuation[],
  context: AppendContext & { textSize: number },
): void {
  if (continuations.length === 0) {
    return
  }

  const { textSize } = context
  const heading: Passage = {
    type: 'H1',
    text: `Continuation of ${title}`,
    style: 'title',
    size: 1.5 * textSize,
    spaceBefore: 0,
  }
  const passages = continuations.flatMap<Passage>(({ number, label, text, page }) => [
    {
      type: 'H2',
      text: `Continuation ${number}: ${label} (from page ${page})`,
      style: 'bold',
      size: textSize,
      spaceBefore: 16,
    },
    { type: 'P', text, style: 'text', size: textSize, spaceBefore: 3 },
  ])
  appendPages([heading, ...passages], context)
}
