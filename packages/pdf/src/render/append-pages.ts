import { ops, type PDFPage } from '@libpdf/core'
import { getLeading, wrapText } from '../text/lay-out-text.ts'
import type { PageWriter } from '../text/page-writer.ts'
import type { TextStyle } from '../text/choose-face.ts'
import type { Structure } from '../structure/structure.ts'
import type { Line } from '../text/shape-line.ts'

/** US Letter with margins of one inch, in points. */
const page = { top: 720, bottom: 72, left: 72, width: 468 }

export interface Passage {
  type: 'H1' | 'H2' | 'P'
  text: string
  style: TextStyle
  size: number
  /** In points. */
  spaceBefore: number
}

export interface AppendContext {
  writer: PageWriter
  structure: Structure
  addPage(): PDFPage
}

export function appendPages(
  passages: Passage[],
  { writer, structure, addPage }: AppendContext,
): void {
  let current: PDFPage | undefined
  let y = page.top
  for (const passage of passages) {
    const { style, size } = passage
    const options = { style, size, width: page.width, breakWords: true }
    const lines = wrapText(passage.text, options) ?? []
    const step = size * getLeading(lines)
    let block: Line[] = []
    y -= passage.spaceBefore

    const flush = () => {
      if (!current || block.length === 0) {
        return
      }
      const operators = [ops.setNonStrokingGray(0.1)]
      for (const [index, text] of block.entries()) {
        const at = { x: page.left, y: y + (block.length - 1 - index) * step, width: page.width }
        operators.push(...writer.writeLine(current, { text, style, size, ...at }))
      }
      current.drawOperators(structure.append(current, passage.type, operators))
      block = []
    }

    for (const line of lines) {
      if (!current || y - step < page.bottom) {
        flush()
        current = addPage()
        y = page.top
      }
      y -= step
      block.push(line)
    }
    flush()
  }
}
