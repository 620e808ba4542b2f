import { ops, type PDF, PdfDict, type PDFPage, type PdfRef } from '@libpdf/core'
import type { FaceName } from './fonts.ts'
import type { Operator } from '../operator.ts'
import { resourceName } from './page-resources.ts'
import type { TextStyle } from './choose-face.ts'
import type { Face } from './open-face.ts'
import { type Line, shapeLine } from './shape-line.ts'
import { showRun } from './show-run.ts'
import type { UsedGlyphs } from './to-unicode.ts'
import { writeFont } from './write-font.ts'

/** Writes text, pictures and drawings, and embeds each of them and each font once per document. */
export interface PageWriter {
  /** Writes one line with its baseline starting at `x`, `y`. */
  writeLine(page: PDFPage, line: LineInput): Operator[]
  /** Returns the name of the image or form on this page; creates it on first use. */
  addXObject(page: PDFPage, object: { key: string; make: (pdf: PDF) => PdfRef }): string
  /** Embeds the fonts, limited to the glyphs used. Call once, at the end. */
  embedFonts(): void
}

interface LineInput {
  /** Text or a shaped line. */
  text: string | Line
  style: TextStyle
  /** In points. */
  size: number
  x: number
  y: number
  /** Available width: right-to-left paragraphs are aligned at its right edge. */
  width?: number
}

/** Width of a line of text in points. */
export function textWidth(text: string, style: TextStyle, size: number): number {
  return (shapeLine(text, style).width * size) / 1000
}

export function createPageWriter(pdf: PDF): PageWriter {
  const fonts = new Map<FaceName, UsedFont>()
  const objects = new Map<string, PdfRef>()

  function getFont(face: Face): UsedFont {
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
    writeLine(page, { text, style, size, x, y, width }) {
      const line = typeof text === 'string' ? shapeLine(text, style) : text
      const operators = [ops.beginText(), ops.moveText(getLineStart(line, { size, x, width }), y)]
      for (const run of line.runs) {
        const font = getFont(run.face)
        operators.push(ops.setFont(resourceName(pdf, page, fontNames, font.ref), size))
        operators.push(...showRun(run, { size, used: font.used }))
      }
      return [...operators, ops.endText()]
    },
    addXObject(page, { key, make }) {
      const object = objects.get(key) ?? make(pdf)
      objects.set(key, object)
      return resourceName(pdf, page, objectNames, object)
    },
    embedFonts() {
      for (const { face, dict, used } of fonts.values()) {
        writeFont(pdf, dict, face, used)
      }
    },
  }
}

const fontNames = { entry: 'Font', prefix: 'Pen' } as const
const objectNames = { entry: 'XObject', prefix: 'Mark' } as const

interface UsedFont {
  face: Face
  dict: PdfDict
  ref: PdfRef
  used: UsedGlyphs
}

function getLineStart(line: Line, { size, x, width }: { size: number; x: number; width?: number }) {
  if (!line.rtl) {
    return x
  }
  const free = width === undefined ? 0 : width - (line.width * size) / 1000
  return x + free - (line.trailingWidth * size) / 1000
}
