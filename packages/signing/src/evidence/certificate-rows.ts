import { type Canvas, colors, frame, type TextBlock } from './certificate-canvas.ts'

const labelColumn = { width: 132 }

/** One line with label and value; skipped if there is no value. */
export function writeRow(canvas: Canvas, label: string, text: string | undefined): void {
  if (!text) {
    return
  }
  const value = { ...bodyText(text), x: frame.left + labelColumn.width }
  canvas.ensureSpace(canvas.measureHeight(value))
  canvas.writeInPlace({ ...bodyText(label), width: labelColumn.width - 8, color: colors.quiet })
  canvas.write(value)
}

export function bodyText(text: string): TextBlock {
  return { text, style: 'text', size: 9 }
}
