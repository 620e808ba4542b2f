import type { PageView, Rect } from '@countersign/pdf/coordinates'
import type { Pdfium } from '../../inspect/open/pdfium.ts'
import type { OpenPage } from '../../inspect/open/read-pages.ts'
import { createScratch, type Scratch } from '../../inspect/open/scratch.ts'

export interface Character {
  char: string
  /** Visible points, origin at the lower left. */
  rect: Rect
  size: number
  bold: boolean
}

/** The characters that a page draws, without those outside of the visible page. */
export function readCharacters(
  pdfium: Pdfium,
  { page, unit }: OpenPage,
  view: PageView,
): Character[] {
  const scratch = createScratch(pdfium)
  const text = pdfium.FPDFText_LoadPage(page)
  const count = pdfium.FPDFText_CountChars(text)
  const found: Character[] = []
  let drawnBy = 0
  let font = { size: 0, bold: false }
  for (let index = 0; index < count; index += 1) {
    const char = String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, index))
    if (char === '\0' || isAdded(pdfium, { text, index }, char)) {
      continue
    }
    const object = pdfium.FPDFText_GetTextObject(text, index)
    const rect = view.toViewRect(readBox(pdfium, scratch, { text, index }))
    const last = found.at(-1)
    if (last && object === drawnBy && isSameRect(last.rect, rect)) {
      // The next letter of a ligature.
      last.char += char
      continue
    }
    if (object !== drawnBy) {
      drawnBy = object
      font = {
        size: readSize(pdfium, scratch, { text, index }) * unit,
        bold: isBold(pdfium, scratch, object),
      }
    }
    if (isSeen(rect, view)) {
      found.push({ char, rect, ...font })
    }
  }
  pdfium.FPDFText_ClosePage(text)
  scratch.free()

  return found
}

interface Position {
  text: number
  index: number
}

/** PDFium adds spaces and line breaks; word gaps are detected later instead. */
function isAdded(pdfium: Pdfium, { text, index }: Position, char: string): boolean {
  return char.trim() === '' && pdfium.FPDFText_IsGenerated(text, index) === 1
}

function readSize(pdfium: Pdfium, { at, readMatrix }: Scratch, { text, index }: Position): number {
  pdfium.FPDFText_GetMatrix(text, index, at)
  const [, , c, d] = readMatrix()

  return Math.hypot(c, d) * pdfium.FPDFText_GetFontSize(text, index)
}

const maxNameBytes = 64

function isBold(pdfium: Pdfium, { at, view }: Scratch, object: number): boolean {
  const font = pdfium.FPDFTextObj_GetFont(object)
  const length = Number(pdfium.FPDFFont_GetBaseFontName(font, at, maxNameBytes))
  const bytes = view()
  const codes = Array.from({ length: Math.min(length, maxNameBytes) }, (_, byte) =>
    bytes.getUint8(byte),
  )

  return /bold|black|heavy|semibold/i.test(String.fromCharCode(...codes))
}

/** As wide as the letter's step, as high as its font. */
function readBox(pdfium: Pdfium, { at, view }: Scratch, { text, index }: Position) {
  pdfium.FPDFText_GetLooseCharBox(text, index, at)
  const bytes = view()
  const [left, top, right, bottom] = [0, 4, 8, 12].map((byte) => bytes.getFloat32(byte, true))

  return [left ?? 0, bottom ?? 0, right ?? 0, top ?? 0] as const
}

function isSameRect(one: Rect, other: Rect): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width
}

function isSeen(rect: Rect, { width, height }: PageView): boolean {
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]

  return x >= 0 && y >= 0 && x <= width && y <= height
}
