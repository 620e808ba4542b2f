import type { Pdfium } from '../../inspect/open/pdfium.ts'
import { type Box, multiply, type PixelView, toBox } from './page-pixels.ts'
import { createScratch, type Matrix, type Scratch } from '../../inspect/open/scratch.ts'

export interface Letter {
  char: string
  box: Box
  /** Of the font, in units of the page. */
  size: number
}

/** What one operator shows (ISO 32000-1, 9.4.3). */
export interface TextObject {
  /** Of PDFium, while the page is open. */
  handle: number
  /** It paints nothing, as the words that a scanner recognized. */
  isInvisible: boolean
  /** Letters without spaces; the whole, without a name, where PDFium finds not even spaces. */
  parts: Letter[]
}

export interface PageText {
  objects: TextObject[]
  /** Where pictures are. */
  images: Box[]
  /** In reading order, with the spaces between them. */
  characters: (Letter | ' ')[]
  /** Also lines and areas. */
  drawn: number
}

interface Reading {
  pdfium: Pdfium
  page: number
  toPixels: Matrix
  scale: number
  scratch: Scratch
  found: PageText
}

/** Text in drawings counts, too. */
export function readPageText(pdfium: Pdfium, page: number, view: PixelView): PageText {
  const found: PageText = { objects: [], images: [], characters: [], drawn: 0 }
  const { toPixels, scale } = view
  const reading = { pdfium, page, toPixels, scale, scratch: createScratch(pdfium), found }
  const count = pdfium.FPDFPage_CountObjects(page)
  for (let index = 0; index < count; index += 1) {
    addObject(reading, pdfium.FPDFPage_GetObject(page, index), toPixels, 0)
  }
  addLetters(reading)

  reading.scratch.free()
  return found
}

/** FPDF_PAGEOBJ_TEXT, _IMAGE and _FORM. */
const types = { text: 1, image: 3, form: 5 }
/** FPDF_TEXTRENDERMODE_INVISIBLE and _CLIP. */
const invisible = [3, 7]
const maxDepth = 64

function addObject(reading: Reading, handle: number, matrix: Matrix, depth: number): void {
  const { pdfium, scratch, found } = reading
  const type = pdfium.FPDFPageObj_GetType(handle)
  found.drawn += 1
  if (type === types.text) {
    const isInvisible = invisible.includes(pdfium.FPDFTextObj_GetTextRenderMode(handle))
    const whole = { char: '', box: readBounds(reading, handle, matrix), size: 0 }
    found.objects.push({ handle, isInvisible, parts: [whole] })
  } else if (type === types.image) {
    found.images.push(readBounds(reading, handle, matrix))
  } else if (type === types.form && depth < maxDepth) {
    pdfium.FPDFPageObj_GetMatrix(handle, scratch.at)
    const inner = multiply(scratch.readMatrix(), matrix)
    const count = pdfium.FPDFFormObj_CountObjects(handle)
    for (let index = 0; index < count; index += 1) {
      addObject(reading, pdfium.FPDFFormObj_GetObject(handle, index), inner, depth + 1)
    }
  }
}

function readBounds({ pdfium, scratch }: Reading, handle: number, matrix: Matrix): Box {
  const { at } = scratch
  pdfium.FPDFPageObj_GetBounds(handle, at, at + 4, at + 8, at + 12)
  const bytes = scratch.view()
  return toBox(
    matrix,
    bytes.getFloat32(0, true),
    bytes.getFloat32(4, true),
    bytes.getFloat32(8, true),
    bytes.getFloat32(12, true),
  )
}

function addLetters(reading: Reading): void {
  const { pdfium, page, found } = reading
  const objects = new Map(found.objects.map((object) => [object.handle, object]))
  const text = pdfium.FPDFText_LoadPage(page)
  const count = pdfium.FPDFText_CountChars(text)
  let last = 0
  let font: Font = { size: 0, isTurned: false }
  let object: TextObject | undefined
  for (let index = 0; index < count; index += 1) {
    const handle = pdfium.FPDFText_GetTextObject(text, index)
    if (handle !== last) {
      object = objects.get(handle)
      font = readFont(reading, text, index)
      last = handle
      if (object?.parts[0]?.char === '') {
        object.parts = []
      }
    }
    const code = pdfium.FPDFText_GetUnicode(text, index)
    const char = code > 0x20 ? String.fromCodePoint(code) : ' '
    if (object && char.trim() !== '') {
      const letter = { char, size: font.size, box: readBox(reading, text, { index, font }) }
      object.parts.push(letter)
      found.characters.push(letter)
    } else {
      found.characters.push(' ')
    }
  }
  pdfium.FPDFText_ClosePage(text)
}

interface Font {
  size: number
  /** Its letters stand on their sides on the page. */
  isTurned: boolean
}

function readFont({ pdfium, scratch }: Reading, text: number, index: number): Font {
  pdfium.FPDFText_GetMatrix(text, index, scratch.at)
  const [, , c, d] = scratch.readMatrix()
  const size = Math.hypot(c, d) * pdfium.FPDFText_GetFontSize(text, index)

  return { size, isTurned: Math.abs(c) > Math.abs(d) }
}

function readBox(
  { pdfium, scratch, toPixels, scale }: Reading,
  text: number,
  { index, font }: { index: number; font: Font },
): Box {
  const { at } = scratch
  pdfium.FPDFText_GetCharBox(text, index, at, at + 8, at + 16, at + 24)
  const bytes = scratch.view()
  const [left, right] = [bytes.getFloat64(0, true), bytes.getFloat64(8, true)]
  const [bottom, top] = [bytes.getFloat64(16, true), bytes.getFloat64(24, true)]
  const box = toBox(toPixels, left, bottom, right, top)
  const height = font.isTurned ? right - left : top - bottom

  return height < font.size / 100 ? grow(box, (font.size * scale) / 2) : box
}

/** Of a letter that PDFium does not have, or whose font does not say how large it is. */
function grow({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}
