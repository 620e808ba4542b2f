import {
  ops,
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PDFPage,
  PdfStream,
  PdfString,
} from '@libpdf/core'
import type { Mark } from '@countersign/answers/answer'
import { readPictureSize, requireInk } from '../pictures/ink-picture.ts'
import type { InkMap } from '../pictures/read-png.ts'
import type { Rect } from '../coordinates.ts'
import type { PageWriter } from '../text/page-writer.ts'
import type { Operator } from '../operator.ts'

/** Blue-green ink for every signature, so that an original is distinguishable from a copy. */
export const signatureInk = [0.04, 0.27, 0.33] as const

/** Limits enlargement, because pictures with few pixels would blur. */
const maxSize = { height: 40, pointsPerPixel: 0.6 }

/**
 * Draws an uploaded signature, aligned left, in its own proportions. The name is its text
 * alternative (ISO 32000-1, 14.9.3).
 */
export function drawPicture(
  page: PDFPage,
  { png, text }: Extract<Mark, { kind: 'picture' }>,
  rect: Rect,
  writer: PageWriter,
): Operator[] {
  const size = readPictureSize({ png })
  const scale = Math.min(
    maxSize.pointsPerPixel,
    rect.width / size.width,
    Math.min(rect.height, maxSize.height) / size.height,
  )
  const [width, height] = [size.width * scale, size.height * scale]
  const y = rect.y + (rect.height - height) / 2
  const make = (pdf: PDF) => pdf.register(createInkImage(pdf, requireInk({ png })))
  const name = writer.addXObject(page, { key: png, make })

  return [
    ops.beginMarkedContentProps('/Span', PdfDict.of({ Alt: PdfString.fromString(text) })),
    ops.pushGraphicsState(),
    ops.concatMatrix(width, 0, 0, height, rect.x, y),
    ops.paintXObject(name),
    ops.popGraphicsState(),
    ops.endMarkedContent(),
  ]
}

/** A single-color image with the signature as its soft mask (ISO 32000-1, 11.6.5.3). */
function createInkImage(pdf: PDF, picture: InkMap): PdfStream {
  const mask = pdf.register(createImage(picture, PdfName.of('DeviceGray'), 8, picture.ink))
  const pixels = new Uint8Array(Math.ceil(picture.width / 8) * picture.height)
  const image = createImage(picture, createInkPalette(), 1, pixels)
  image.set('SMask', mask)
  return image
}

function createImage(
  { width, height }: InkMap,
  space: PdfName | PdfArray,
  bits: number,
  data: Uint8Array,
): PdfStream {
  return PdfStream.fromDict(
    {
      Type: PdfName.of('XObject'),
      Subtype: PdfName.of('Image'),
      Width: PdfNumber.of(width),
      Height: PdfNumber.of(height),
      ColorSpace: space,
      BitsPerComponent: PdfNumber.of(bits),
    },
    data,
  )
}

/** An indexed color space with one color (ISO 32000-1, 8.6.6.3) keeps the image small. */
function createInkPalette(): PdfArray {
  const color = Uint8Array.from(signatureInk, (part) => Math.round(part * 255))
  return PdfArray.of(
    PdfName.of('Indexed'),
    PdfName.of('DeviceRGB'),
    PdfNumber.of(0),
    new PdfString(color, 'hex'),
  )
}
