import { PdfDict, PdfName, PdfRef, ops } from '@libpdf/core'
import type { PDF, PDFPage } from '@libpdf/core'
import type { FaceName } from './fonts.ts'
import { inherited } from './inherited.ts'
import type { Operator } from './operator.ts'
import type { Pen } from './writing/choose-face.ts'
import type { Face } from './writing/open-face.ts'
import { setLine } from './writing/set-line.ts'
import type { Line } from './writing/set-line.ts'
import { showRun } from './writing/show-run.ts'
import type { UsedGlyphs } from './writing/to-unicode.ts'
import { writeFont } from './writing/write-font.ts'

export type { Pen } from './writing/choose-face.ts'
export type { Operator } from './operator.ts'

/** The fonts of one document, each embedded when it is first written with. */
export interface Pens {
  /** Operators that write one line with its baseline starting at `x`, `y`. */
  write(page: PDFPage, line: WrittenLine): Operator[]
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
        operators.push(ops.setFont(resourceName(pdf, page, font.ref), size))
        operators.push(...showRun(run, { size, used: font.used }))
      }
      return [...operators, ops.endText()]
    },
    finish() {
      for (const { face, dict, used } of fonts.values()) {
        writeFont(pdf, dict, face, used)
      }
    },
  }
}

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

/** How a page calls a font; pages that share their resources call it alike. */
function resourceName(pdf: PDF, page: PDFPage, font: PdfRef): string {
  const fonts = fontsOf(pdf, page)
  for (const [name, value] of fonts) {
    if (value instanceof PdfRef && value.objectNumber === font.objectNumber) {
      return `/${name.value}`
    }
  }
  let number = 1
  while (fonts.has(`Pen${number}`)) {
    number += 1
  }
  fonts.set(`Pen${number}`, font)
  return `/Pen${number}`
}

function fontsOf(pdf: PDF, page: PDFPage): PdfDict {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const above = page.dict.has('Resources') ? undefined : inherited(pdf, page.dict, 'Resources')
  if (above) {
    page.dict.set('Resources', above instanceof PdfDict ? above.clone() : above)
  }
  const resources = page.getResources()
  const known = resources.getDict('Font', resolve)
  if (known) {
    return known
  }
  const fonts = new PdfDict()
  resources.set(PdfName.of('Font'), fonts)
  return fonts
}
