import {
  PDF,
  PdfArray,
  PdfDict,
  PdfNumber,
  type PDFPage,
  type PdfRef,
  PdfStream,
} from '@libpdf/core'

/** Another way to store a page with the same appearance (ISO 32000-1, 7.7.3.3). */
export interface PageStorage {
  /** Degrees clockwise. */
  rotate?: number
  /** Origin of the visible part in page coordinates. */
  offset?: readonly [x: number, y: number]
  /** Points by which the media box exceeds the crop box on each side. */
  bleed?: number
  /** Points per unit. */
  unit?: number
  /** Boxes and rotation are inherited from the page tree. */
  inherited?: boolean
  /** The crop box does not overlap the page. */
  nonsense?: boolean
}

/**
 * Changes how the first page is stored: boxes, rotation, unit, and its content moved so that it
 * looks the same. Expects US Letter without any of these.
 */
export async function restructurePage(
  source: Uint8Array,
  storage: PageStorage,
): Promise<Uint8Array> {
  const pdf = await PDF.load(source)
  const [page] = pdf.getPages()
  if (!page) {
    throw new Error('The file has no page.')
  }

  const matrix = getMatrix(storage)
  setBoxes(pdf, page, storage)
  moveContent(pdf, page, matrix)
  moveWidgets(pdf, page, matrix)
  return pdf.save()
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const upright: Matrix = [1, 0, 0, 1, 0, 0]

/** From the plain page to the stored one: the page is rotated clockwise, its content is not. */
function getMatrix({ rotate = 0, offset: [x, y] = [0, 0], unit = 1 }: PageStorage): Matrix {
  const turned: Record<number, Matrix> = {
    90: [0, 1, -1, 0, 792, 0],
    180: [-1, 0, 0, -1, 612, 792],
    270: [0, -1, 1, 0, 0, 612],
  }
  const [a, b, c, d, e, f] = turned[clockwise(rotate)] ?? upright
  return [a / unit, b / unit, c / unit, d / unit, e / unit + x, f / unit + y]
}

function clockwise(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}

function setBoxes(pdf: PDF, page: PDFPage, storage: PageStorage): void {
  const { rotate = 0, offset: [x, y] = [0, 0], bleed = 0, unit = 1 } = storage
  const [width, height] = clockwise(rotate) % 180 === 0 ? [612, 792] : [792, 612]
  const shown = [x, y, x + width / unit, y + height / unit]
  const media = shown.map((side, index) => side + (index < 2 ? -bleed : bleed))
  const above = page.dict.getDict('Parent', (ref: PdfRef) => pdf.getObject(ref))
  const target = storage.inherited && above ? above : page.dict

  page.dict.delete('MediaBox')
  target.set('MediaBox', numbers(media))
  target.set('Rotate', PdfNumber.of(rotate))
  if (bleed > 0) {
    target.set('CropBox', numbers(shown))
  }
  if (storage.nonsense) {
    target.set('CropBox', numbers([5000, 5000, 4000, 4000]))
  }
  if (unit !== 1) {
    page.dict.set('UserUnit', PdfNumber.of(unit))
  }
}

function moveContent(pdf: PDF, page: PDFPage, matrix: Matrix): void {
  const stream = (text: string) => pdf.register(new PdfStream([], new TextEncoder().encode(text)))
  const contents = page.dict.get('Contents')
  const parts = contents instanceof PdfArray ? contents.toArray() : contents ? [contents] : []
  const before = stream(`q ${matrix.join(' ')} cm\n`)
  page.dict.set('Contents', new PdfArray([before, ...parts, stream('\nQ')]))
}

function moveWidgets(pdf: PDF, page: PDFPage, [a, b, c, d, e, f]: Matrix): void {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const annotations = page.dict.getArray('Annots', resolve)
  for (let index = 0; index < (annotations?.length ?? 0); index += 1) {
    const widget = annotations?.at(index, resolve)
    if (!(widget instanceof PdfDict)) {
      continue
    }
    const sides = widget.getArray('Rect', resolve)?.toArray() ?? []
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = sides.map((side) =>
      side.type === 'number' ? side.value : 0,
    )
    const moved = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f]
    widget.set('Rect', numbers([...moved(x1, y1), ...moved(x2, y2)]))
  }
}

function numbers(values: number[]): PdfArray {
  return new PdfArray(values.map((value) => PdfNumber.of(value)))
}
