import { PdfDict, ops } from '@libpdf/core'
import type { PDF, PdfRef, PdfStream, PDFPage } from '@libpdf/core'
import type { FaceName } from './fonts.ts'
import type { Operator } from '../operator.ts'
import { resourceName } from './page-resources.ts'
import type { TextStyle } from './choose-face.ts'
import type { Face } from './open-face.ts'
import { shapeLine } from './shape-line.ts'
import type { Line } from './shape-line.ts'
import { showRun } from './show-run.ts'
import type { UsedGlyphs } from './to-unicode.ts'
import { writeFont } from './write-font.ts'

/** Writes text and pictures, and embeds each font and picture once per document. */
export interface PageWriter {
  /** Writes one line with its baseline starting at `x`, `y`. */
  writeLine(page: PDFPage, line: LineInput): Operator[]
  /** Embeds a font for text in ASCII that is written later, see `showReserved`. */
  reserveFont(page: PDFPage, style: TextStyle): ReservedFont
  /** Returns the name of the picture on this page; creates it on first use. */
  addImage(page: PDFPage, picture: { key: string; make: (pdf: PDF) => PdfStream }): string
  /** Embeds the fonts, limited to the glyphs used. Call once, at the end. */
  embedFonts(): void
}

/** A font in the resources of a page, also on a copy of it. */
export interface ReservedFont {
  name: string
  style: TextStyle
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
  const images = new Map<string, PdfRef>()

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
    reserveFont(page, style) {
      const { face, used } = shapeSample(style)
      const font = getFont(face)
      for (const [glyph, text] of used) {
        font.used.set(glyph, font.used.get(glyph) ?? text)
      }
      return { name: resourceName(pdf, page, fontNames, font.ref), style }
    },
    addImage(page, { key, make }) {
      const image = images.get(key) ?? pdf.register(make(pdf))
      images.set(key, image)
      return resourceName(pdf, page, imageNames, image)
    },
    embedFonts() {
      for (const { face, dict, used } of fonts.values()) {
        writeFont(pdf, dict, face, used)
      }
    },
  }
}

/** All of ASCII, and the ligatures that a hash can contain. */
const sample = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index))} ff ffff`

const samples = new Map<TextStyle, { face: Face; used: UsedGlyphs }>()

function shapeSample(style: TextStyle): { face: Face; used: UsedGlyphs } {
  const known = samples.get(style)
  if (known) {
    return known
  }
  const [run] = shapeLine(sample, style).runs
  if (!run) {
    throw new Error(`The style ${style} has no font.`)
  }

  const used: UsedGlyphs = new Map()
  showRun(run, { size: 1, used })
  const shaped = { face: run.face, used }
  samples.set(style, shaped)
  return shaped
}

/**
 * As `writeLine`, with a reserved font. `undefined` if the text needs other glyphs than those of the
 * reserved font.
 */
export function showReserved(
  font: ReservedFont,
  { text, size, x, y }: { text: Line; size: number; x: number; y: number },
): Operator[] | undefined {
  const { face, used } = shapeSample(font.style)
  const [run] = text.runs
  const isCovered = run?.clusters.every(({ glyphs, text: shown }) =>
    glyphs.every(({ id }) => used.get(id) === shown),
  )
  if (!run || text.runs.length > 1 || text.rtl || run.face !== face || !isCovered) {
    return undefined
  }

  return [
    ops.beginText(),
    ops.moveText(x, y),
    ops.setFont(font.name, size),
    ...showRun(run, { size, used: new Map(used) }),
    ops.endText(),
  ]
}

const fontNames = { entry: 'Font', prefix: 'Pen' } as const
const imageNames = { entry: 'XObject', prefix: 'Mark' } as const

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
