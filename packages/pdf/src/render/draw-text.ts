import { ops } from '@libpdf/core'
import { getLeading, type LaidOutText } from '../text/lay-out-text.ts'
import type { DrawnPlace } from '../find-places.ts'
import { type PageWriter, textWidth } from '../text/page-writer.ts'
import type { Operator } from '../operator.ts'
import type { TextStyle } from '../text/choose-face.ts'

/** Answers have a different color from the printed form, visible in copies too. */
const answerInk = () => ops.setNonStrokingRGB(0.05, 0.11, 0.24)

/** Height of capital letters, relative to the font size. */
const capHeight = 0.66

/** Draws lines from the top of a place, or centered if only one line fits. */
export function drawText(
  place: DrawnPlace,
  text: LaidOutText,
  writer: PageWriter,
  style: TextStyle = 'text',
): Operator[] {
  const { page, rect } = place
  const oneLine = text.lines.length === 1 && rect.height < 2.4 * text.size
  const top = oneLine
    ? rect.y + (rect.height - capHeight * text.size) / 2
    : rect.y + rect.height - text.size * 0.86

  const step = text.size * getLeading(text.lines)
  const operators = [ops.pushGraphicsState(), answerInk()]
  for (const [index, line] of text.lines.entries()) {
    const y = top - index * step
    const at = { x: rect.x, y, width: rect.width }
    operators.push(...writer.writeLine(page, { text: line, style, size: text.size, ...at }))
  }
  return [...operators, ops.popGraphicsState()]
}

/** Drawn as text, so that text extraction finds it. */
export function drawTick(place: DrawnPlace, writer: PageWriter): Operator[] {
  const { page, rect } = place
  const size = Math.min(rect.width, rect.height) * 1.15
  const x = rect.x + (rect.width - textWidth('✓', 'bold', size)) / 2
  const y = rect.y + (rect.height - capHeight * size) / 2
  return [
    ops.pushGraphicsState(),
    answerInk(),
    ...writer.writeLine(page, { text: '✓', style: 'bold', size, x, y }),
    ops.popGraphicsState(),
  ]
}
