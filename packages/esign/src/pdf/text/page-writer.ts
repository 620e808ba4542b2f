import { PdfDict, ops } from '@libpdf/core'
import type { PDF, PdfRef, PdfStream, PDFPage } from '@libpdf/core'
import type { FaceName } from './fonts.ts'
import type { Operator } from './operator.ts'
import { resourceName } from './page-resources.ts'
import type { Pen } from './choose-face.ts'
import type { Face } from './open-face.ts'
import { setLine } from './shape-line.ts'
import type { Line } from './shape-line.ts'
import { showRun } from './show-run.ts'
import type { UsedGlyphs } from './to-unicode.ts'
import { writeFont } from './write-font.ts'

export type { Pen } from './choose-face.ts'
export type { Operator } from './operator.ts'

/** The fonts and pictures of one document, each embedded when it is first drawn with. */
export interface Pens {
  /** Operators that write one line with its baseline starting at `x`, `y`. */
  write(page: PDFPage, line: WrittenLine): Operator[]
  /** How a picture is called on this page; it is made once, however often it is shown. */
  image(page: PDFPage, picture: { key: string; make: (pdf: PDF) => PdfStream }): string
  /** Writes the fonts into the document, each with the glyphs that were used; call once, at the end. */
  finish(): void
}

interface WrittenLine {
  /** A text of one line, or a line that was already set. */
  text: string | Line
  pen: Pen
  /** In points. */
  size: number
  x: number
  y: number
  /** Where the line has so much room, a paragraph that runs from right to left stands at its right. */
  room?: number
}

/** The width of a text of one line in points. */
export function textWidth(text: string, pen: Pen, size: number): number {
  return (setLine(text, pen).width * size) / 1000
}

export function createPens(pdf: PDF): Pens {
  const fonts = new Map<FaceName, UsedFont>()
  const images = new Map<string, PdfRef>()

  function fontOf(face: Face): UsedFont {
    const known = fonts.get(face.name)
    if (known) {
      return known
    }

    const dict = new PdfDict()
    const font = { face, dict, ref: pdf.register(dict), used: new Map() }
    fonts.set(face.name, font)
    return font
  }

  return {
    write(page, { text, pen, size, x, y, room }) {
      const line = typeof text === 'string' ? setLine(text, pen) : text
      const operators = [ops.beginText(), ops.moveText(startOf(line, { size, x, room }), y)]
      for (const run of line.runs) {
        const font = fontOf(run.face)
        operators.push(ops.setFont(resourceName(pdf, page, penNames, font.ref), size))
        operators.push(...showRun(run, { size, used: font.used }))
      }
      return [...operators, ops.endText()]
    },
    image(page, { key, make }) {
      const image = images.get(key) ?? pdf.register(make(pdf))
      images.set(key, image)
      return resourceName(pdf, page, imageNames, image)
    },
    finish() {
      for (const { face, dict, used } of fonts.values()) {
        writeFont(pdf, dict, face, used)
      }
    },
  }
}

const penNames = { entry: 'Font', prefix: 'Pen' } as const
const imageNames = { entry: 'XObject', prefix: 'Mark' } as const

interface UsedFont {
  face: Face
  dict: PdfDict
  ref: PdfRef
  used: UsedGlyphs
}

function startOf(line: Line, { size, x, room }: { size: number; x: number; room?: number }) {
  if (!line.rtl) {
    return x
  }
  const free = room === undefined ? 0 : room - (line.width * size) / 1000
  return x + free - (line.trailing * size) / 1000
}
