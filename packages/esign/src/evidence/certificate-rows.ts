import type { CertificateFacts } from './certificate-facts.ts'
import { colors, frame } from './certificate-canvas.ts'
import type { Canvas, TextBlock } from './certificate-canvas.ts'
import { getLateText } from './late-facts.ts'
import type { LateKey } from './late-facts.ts'

const labelColumn = { width: 132 }

/** One line with label and value; skipped if there is no value. */
export function writeRow(canvas: Canvas, label: string, text: string | undefined): void {
  if (text) {
    canvas.write(startRow(canvas, label, text))
  }
}

/** As `writeRow`, for a value that is written later. */
export function writeLateRow(
  canvas: Canvas,
  facts: CertificateFacts,
  label: string,
  key: LateKey,
): void {
  const text = getLateText(facts, key)
  if (text !== undefined) {
    canvas.reserve(key, startRow(canvas, label, text))
  }
}

/** Writes the label. Returns the value's block, for which there is space. */
function startRow(canvas: Canvas, label: string, text: string): TextBlock {
  const value = valueBlock(text)
  canvas.ensureSpace(canvas.measureHeight(value))
  canvas.writeInPlace({ ...bodyText(label), width: labelColumn.width - 8, color: colors.quiet })

  return value
}

/** The right column of a row. */
export function valueBlock(text: string): TextBlock {
  return { ...bodyText(text), x: frame.left + labelColumn.width }
}

export function bodyText(text: string): TextBlock {
  return { text, style: 'text', size: 9 }
}
