import { setImmediate } from 'node:timers/promises'
import { saveDocument } from '@countersign/pdf/document/save-document'
import { isolate } from '@countersign/pdf/text/directions'
import { type Canvas, colors, createCanvas, frame, type TextBlock } from './certificate-canvas.ts'

export interface HistoryFacts {
  name: string
  rows: { label: string; text: string }[]
  entries: { at: string; who: string; words: string }[]
}

/**
 * Draws what has happened to a document group as an unsealed PDF, US Letter, tagged. Deterministic: the
 * same facts give the same bytes.
 */
export function renderHistory(facts: HistoryFacts): Promise<Uint8Array> {
  return renderFacts({ title: 'History', ...facts })
}

/** Draws facts in two columns, and entries below them, in the same style as the history. */
export async function renderFacts({
  title,
  name,
  rows,
  entries,
}: HistoryFacts & { title: string }): Promise<Uint8Array> {
  const canvas = createCanvas()
  canvas.write({ text: 'COUNTERSIGN', style: 'bold', size: 8, color: colors.accent })
  canvas.space(10)
  canvas.write({ text: title, style: 'title', size: 23, type: 'H1' })
  canvas.space(2)
  canvas.write({ text: name, style: 'italic', size: 12.5, color: colors.quiet })
  canvas.space(9)
  canvas.rule(1.2, colors.accent)
  canvas.space(8)
  for (const { label, text } of rows) {
    writeColumns(canvas, label, { ...body(text), style: 'text' })
  }
  canvas.space(8)
  for (const [index, entry] of entries.entries()) {
    writeEntry(canvas, entry)
    if (index % entriesAtOnce === entriesAtOnce - 1) {
      await setImmediate()
    }
  }
  canvas.finish()
  return saveDocument(canvas.pdf)
}

/** Between them a server can answer others. */
const entriesAtOnce = 25

const textColumn = { x: frame.left + 132 }

function writeEntry(canvas: Canvas, { at, who, words }: HistoryFacts['entries'][number]): void {
  const name: TextBlock = { ...body(isolate(who)), style: 'bold' }
  const text = body(words)
  canvas.ensureSpace(18 + canvas.measureHeight(name))
  canvas.rule(0.4, colors.hairline)
  canvas.space(4)
  writeColumns(canvas, at, name)
  canvas.write(text)
  canvas.space(5)
}

/** A label at the left margin beside a text, which may be longer. */
function writeColumns(canvas: Canvas, label: string, text: TextBlock): void {
  canvas.ensureSpace(Math.max(canvas.measureHeight(text), canvas.measureHeight(small(label))))
  canvas.writeInPlace(small(label))
  canvas.write(text)
}

function small(text: string): TextBlock {
  return { text, style: 'text', size: 8.5, width: 122, color: colors.quiet }
}

function body(text: string): TextBlock {
  return { text, style: 'text', size: 9.5, x: textColumn.x }
}
