import { ops } from '@libpdf/core'
import type { PDFPage, PDF } from '@libpdf/core'
import { leadingOf, wrapText } from '../text/lay-out-text.ts'
import type { Pen, Pens } from '../text/page-writer.ts'
import type { Structure } from '../structure/structure.ts'
import type { Line } from '../text/shape-line.ts'

/** US Letter with one inch of margin; the foot stays free for page numbers. */
const page = { top: 720, bottom: 72, left: 72, width: 468 }

export interface Passage {
  type: 'H1' | 'H2' | 'P'
  text: string
  pen: Pen
  size: number
  /** Points left free above it. */
  before: number
}

/** Appends pages to a document and lets passages flow over as many as they need. */
export function writeSheets(
  pdf: PDF,
  passages: Passage[],
  { pens, structure }: { pens: Pens; structure: Structure },
): void {
  let sheet: PDFPage | undefined
  let y = page.top
  for (const passage of passages) {
    const { pen, size } = passage
    const how = { pen, size, width: page.width, breakWords: true }
    const lines = wrapText(passage.text, how) ?? []
    const step = size * leadingOf(lines)
    let block: Line[] = []
    y -= passage.before

    const flush = () => {
      if (!sheet || block.length === 0) {
        return
      }
      const operators = [ops.setNonStrokingGray(0.1)]
      for (const [index, text] of block.entries()) {
        const at = { x: page.left, y: y + (block.length - 1 - index) * step, room: page.width }
        operators.push(...pens.write(sheet, { text, pen, size, ...at }))
      }
      sheet.drawOperators(structure.append(sheet, passage.type, operators))
      block = []
    }

    for (const line of lines) {
      if (!sheet || y - step < page.bottom) {
        flush()
        sheet = pdf.addPage({ size: 'letter' })
        y = page.top
      }
      y -= step
      block.push(line)
    }
    flush()
  }
}
