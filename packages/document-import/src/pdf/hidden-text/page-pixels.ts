import type { Pdfium } from '../../inspect/open/pdfium.ts'
import type { Matrix } from '../../inspect/open/scratch.ts'

/** In pixels of the picture, from its upper left. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface PixelView {
  width: number
  height: number
  /** Pixels to a unit of the page. */
  scale: number
  /** From the coordinates of the page. */
  toPixels: Matrix
}

/** What a reader shows of one page. */
export interface Picture {
  width: number
  /** Four bytes for each pixel. */
  bytes: Uint8Array
}

/** Far more than text needs; a page of 200 inches is rendered smaller. */
const maxSide = 2000

export function createPixelView(pdfium: Pdfium, page: number, scale: number): PixelView {
  const size = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)] as const
  const fitting = Math.min(scale, maxSide / Math.max(...size, 1))
  const [width, height] = size.map((side) => Math.max(1, Math.round(side * fitting)))
  const view = { width: width ?? 1, height: height ?? 1, scale: fitting }

  return { ...view, toPixels: readPixelMatrix(pdfium, page, view) }
}

/** PDFium answers in whole pixels, so it is asked for a picture that is much larger. */
const precision = 1024

function readPixelMatrix(
  pdfium: Pdfium,
  page: number,
  { width, height }: { width: number; height: number },
): Matrix {
  const at = pdfium.pdfium.wasmExports.malloc(8)
  const toDevice = (x: number, y: number): [number, number] => {
    const size = [width * precision, height * precision] as const
    pdfium.FPDF_PageToDevice(page, 0, 0, ...size, 0, x, y, at, at + 4)
    const [column, row] = [pdfium.pdfium.getValue(at, 'i32'), pdfium.pdfium.getValue(at + 4, 'i32')]
    return [column / precision, row / precision]
  }
  const [e, f] = toDevice(0, 0)
  const [right, up] = [toDevice(1000, 0), toDevice(0, 1000)]
  pdfium.pdfium.wasmExports.free(at)

  return [
    (right[0] - e) / 1000,
    (right[1] - f) / 1000,
    (up[0] - e) / 1000,
    (up[1] - f) / 1000,
    e,
    f,
  ]
}

/** Of corners in the coordinates that the matrix leads from. */
export function toBox(
  [a, b, c, d, e, f]: Matrix,
  left: number,
  bottom: number,
  right: number,
  top: number,
): Box {
  const [x1, x2, x3, x4] = [a * left, a * right, c * bottom, c * top]
  const [y1, y2, y3, y4] = [b * left, b * right, d * bottom, d * top]

  return {
    left: Math.min(x1, x2) + Math.min(x3, x4) + e,
    right: Math.max(x1, x2) + Math.max(x3, x4) + e,
    top: Math.min(y1, y2) + Math.min(y3, y4) + f,
    bottom: Math.max(y1, y2) + Math.max(y3, y4) + f,
  }
}

/** First `inner`, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [p, q, r, s, t, u] = outer

  return [
    a * p + b * r,
    a * q + b * s,
    c * p + d * r,
    c * q + d * s,
    e * p + f * r + t,
    e * q + f * s + u,
  ]
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

/** Without the sides, which the next letter may touch. */
export function inner(box: Box): Box {
  const side = box.right - box.left >= 5 ? (box.right - box.left) / 5 : 0

  return { ...box, left: box.left + side, right: box.right - side }
}

export function render(pdfium: Pdfium, page: number, { width, height }: PixelView): Picture {
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0)
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
  const bytes = pdfium.pdfium.HEAPU8.slice(start, start + width * height * 4)
  pdfium.FPDFBitmap_Destroy(bitmap)

  return { width, bytes }
}

/** What an eye cannot tell apart, of 255; and what is surely no noise of a scan. */
const [faint, distinct] = [8, 24]

/** Whether two pictures of a page differ within the box. */
export function differs(one: Picture, other: Picture, box: Box): boolean {
  return somePixel(one, box, (at) => isOtherColor(one.bytes, at, other.bytes, at, faint))
}

/** Whether they differ within the box where none of the others is, nor its edge. */
export function differsBeside(
  one: Picture,
  other: Picture,
  { box, others }: { box: Box; others: readonly Box[] },
): boolean {
  return somePixel(one, box, (at) => {
    const [x, y] = [(at / 4) % one.width, Math.floor(at / 4 / one.width)]
    const pixel = { left: x - 1, right: x + 2, top: y - 1, bottom: y + 2 }
    return (
      isOtherColor(one.bytes, at, other.bytes, at, faint) &&
      !others.some((each) => overlaps(each, pixel))
    )
  })
}

/** Whether the picture has more than one color within the box. */
export function hasInk({ bytes, ...picture }: Picture, box: Box): boolean {
  let first = -1
  return somePixel({ bytes, ...picture }, box, (at) => {
    first = first < 0 ? at : first
    return isOtherColor(bytes, at, bytes, first, distinct)
  })
}

/** Whether the picture has another color than this one within the box. */
export function hasOtherColor(picture: Picture, box: Box, color: readonly number[]): boolean {
  const one = Uint8Array.from(color)

  return somePixel(picture, box, (at) => isOtherColor(picture.bytes, at, one, 0, faint))
}

function isOtherColor(
  one: Uint8Array,
  at: number,
  other: Uint8Array,
  otherAt: number,
  least: number,
): boolean {
  for (let byte = 0; byte < 3; byte += 1) {
    if (Math.abs((one[at + byte] ?? 0) - (other[otherAt + byte] ?? 0)) >= least) {
      return true
    }
  }
  return false
}

function somePixel({ width, bytes }: Picture, box: Box, test: (at: number) => boolean): boolean {
  const height = bytes.length / 4 / width
  const [left, right] = [Math.max(0, Math.floor(box.left)), Math.min(width, Math.ceil(box.right))]
  const [top, bottom] = [Math.max(0, Math.floor(box.top)), Math.min(height, Math.ceil(box.bottom))]
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      if (test((row * width + column) * 4)) {
        return true
      }
    }
  }
  return false
}
