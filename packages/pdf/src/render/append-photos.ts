import { ops, PdfName, PdfNumber, type PDFPage, PdfStream } from '@libpdf/core'
import { formatDay } from '@countersign/answers/format-day'
import type { NumberedPhoto } from '@countersign/answers/photos'
import type { Rect } from '../coordinates.ts'
import { wrapText } from '../text/lay-out-text.ts'
import type { AppendContext } from './append-pages.ts'
import {
  type AppendedPhoto,
  collectPhotos,
  pairByRoom,
  type PhotosInput,
} from './collect-photos.ts'

/** US Letter, in points. */
const page = { left: 54, top: 738, gutter: 16 }
const cell = { width: 244, image: 164, height: 204 }
const columns = 2
const rows = 3
const captionSize = 8.5
const headingSize = 15

/**
 * Appends pages with all photos of a document, in the order of its text. Those of a record that it
 * continues are on the left of the new ones of the same room.
 */
export function appendPhotos(input: PhotosInput, context: AppendContext): void {
  const { recorded, added } = collectPhotos(input)
  const cells = recorded.length > 0 ? pairByRoom(recorded, added) : added
  const perPage = columns * rows
  for (let from = 0; from < cells.length; from += perPage) {
    const sheet = context.addPage()
    if (from === 0) {
      drawLine(sheet, headingOf(input), context)
    }
    if (recorded.length > 0) {
      drawColumnHeads(sheet, context)
    }
    for (const [index, photo] of cells.slice(from, from + perPage).entries()) {
      if (photo) {
        drawPhoto(sheet, photo, { ...toPosition(index), context })
      }
    }
  }
}

function toPosition(index: number): { x: number; y: number } {
  const column = index % columns
  const row = Math.floor(index / columns)

  return {
    x: page.left + column * (cell.width + page.gutter),
    y: page.top - 40 - row * cell.height,
  }
}

interface PageLine {
  text: string
  type: 'H1' | 'P'
  style: 'title' | 'bold'
  size: number
  x: number
  y: number
}

function headingOf({ template }: PhotosInput): PageLine {
  return {
    text: `Photos of ${template.title}`,
    type: 'H1',
    style: 'title',
    size: headingSize,
    x: page.left,
    y: page.top - 14,
  }
}

function drawColumnHeads(sheet: PDFPage, context: AppendContext): void {
  for (const [index, text] of ['From the earlier record', 'New'].entries()) {
    const { x, y } = toPosition(index)
    const line = { type: 'P', style: 'bold', size: captionSize, x, y: y + 6 } as const
    drawLine(sheet, { ...line, text }, context)
  }
}

function drawLine(
  sheet: PDFPage,
  { type, ...line }: PageLine,
  { writer, structure }: AppendContext,
): void {
  const operators = [ops.setNonStrokingGray(0.1), ...writer.writeLine(sheet, line)]
  sheet.drawOperators(structure.append(sheet, type, operators))
}

function drawPhoto(
  sheet: PDFPage,
  appended: AppendedPhoto,
  { x, y, context }: { x: number; y: number; context: AppendContext },
): void {
  const { writer, structure } = context
  const { photo, jpeg } = appended
  const caption = formatCaption(appended)
  const place = fitInto(photo, { x, y: y - cell.image, width: cell.width, height: cell.image })
  const name = writer.addXObject(sheet, {
    key: photo.sha256,
    make: (pdf) => pdf.register(createImage(photo, jpeg)),
  })
  const image = [
    ops.pushGraphicsState(),
    ops.concatMatrix(place.width, 0, 0, place.height, place.x, place.y),
    ops.paintXObject(name),
    ops.popGraphicsState(),
  ]
  sheet.drawOperators(structure.append(sheet, 'Figure', image, caption))

  const style = 'text' as const
  const lines =
    wrapText(caption, { style, size: captionSize, width: cell.width, breakWords: true }) ?? []
  const text = lines.slice(0, 3).flatMap((line, index) =>
    writer.writeLine(sheet, {
      text: line,
      style,
      size: captionSize,
      x,
      y: place.y - 11 - index * 11,
      width: cell.width,
    }),
  )
  sheet.drawOperators(structure.append(sheet, 'P', [ops.setNonStrokingGray(0.1), ...text]))
}

/** “Photo 3 by the Owner: Kitchen. Added by Olivia Owner on November 22, 2026.” */
function formatCaption({ photo, label, addedBy }: AppendedPhoto): string {
  const by = addedBy === '' ? '' : ` by ${addedBy}`

  const named = label.replace(/^Photos?/, `Photo ${photo.number}`)

  return `${named}: ${photo.about}. Added${by} on ${formatDay(photo.on)}.`
}

/** At the upper left, in its own proportions. */
function fitInto({ width, height }: { width: number; height: number }, box: Rect): Rect {
  const scale = Math.min(box.width / width, box.height / height)
  const fitted = { width: width * scale, height: height * scale }

  return { ...fitted, x: box.x, y: box.y + box.height - fitted.height }
}

/** ISO 32000-1, 7.4.8: the bytes of a JPEG are an image as they are. */
function createImage({ width, height }: NumberedPhoto, jpeg: Uint8Array): PdfStream {
  return PdfStream.fromDict(
    {
      Type: PdfName.of('XObject'),
      Subtype: PdfName.of('Image'),
      Width: PdfNumber.of(width),
      Height: PdfNumber.of(height),
      ColorSpace: PdfName.of('DeviceRGB'),
      BitsPerComponent: PdfNumber.of(8),
      Filter: PdfName.of('DCTDecode'),
    },
    jpeg,
  )
}
