import { PdfName, PdfNumber, PdfStream, ops } from '@libpdf/core'
import type { PDF, PDFPage } from '@libpdf/core'
import { formatDay, listPhotos, numberPhotos } from '@countersign/answers'
import type { Answers, Field, NumberedPhoto, Role } from '@countersign/answers'
import type { Rect } from '../coordinates.ts'
import type { Structure } from '../structure/structure.ts'
import { wrapText } from '../text/lay-out-text.ts'
import type { PageWriter } from '../text/page-writer.ts'

/** US Letter, in points. */
const page = { left: 54, top: 738, gutter: 16 }
const cell = { width: 244, image: 164, height: 204 }
const columns = 2
const rows = 3
const captionSize = 8.5
const headingSize = 15

interface AppendedPhoto {
  photo: NumberedPhoto
  jpeg: Uint8Array
  /** Whose photos these are: the label of their field. */
  label: string
  addedBy: string
}

interface AppendContext {
  writer: PageWriter
  structure: Structure
}

interface PhotosInput {
  template: { title: string; fields: readonly Field[] }
  answers: Answers
  people?: Partial<Record<Role, { name: string }>>
  /** JPEG by SHA-256. */
  photos?: Readonly<Record<string, Uint8Array>>
}

/** Appends pages with all photos of a document, in the order of its text. */
export function appendPhotos(pdf: PDF, input: PhotosInput, context: AppendContext): void {
  const photos = collectPhotos(input)
  const perPage = columns * rows
  for (let from = 0; from < photos.length; from += perPage) {
    const sheet = pdf.addPage({ size: 'letter' })
    if (from === 0) {
      drawHeading(sheet, `Photos of ${input.template.title}`, context)
    }
    for (const [index, photo] of photos.slice(from, from + perPage).entries()) {
      drawPhoto(sheet, photo, { ...toPosition(index), context })
    }
  }
}

function collectPhotos({ template, answers, people, photos = {} }: PhotosInput): AppendedPhoto[] {
  return template.fields
    .filter(({ type }) => type === 'photos')
    .flatMap((field) =>
      numberPhotos(listPhotos(answers[field.key])).flatMap((photo) => {
        const jpeg = photos[photo.sha256]
        const addedBy = people?.[field.role]?.name ?? ''
        return jpeg ? [{ photo, jpeg, label: field.label, addedBy }] : []
      }),
    )
}

/** The upper left corner of a cell. */
function toPosition(index: number): { x: number; y: number } {
  const column = index % columns
  const row = Math.floor(index / columns)

  return {
    x: page.left + column * (cell.width + page.gutter),
    y: page.top - 40 - row * cell.height,
  }
}

function drawHeading(sheet: PDFPage, text: string, { writer, structure }: AppendContext): void {
  const line = { text, style: 'title', size: headingSize, x: page.left, y: page.top - 14 } as const
  const operators = [ops.setNonStrokingGray(0.1), ...writer.writeLine(sheet, line)]
  sheet.drawOperators(structure.append(sheet, 'H1', operators))
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
  const name = writer.addImage(sheet, { key: photo.sha256, make: () => createImage(photo, jpeg) })
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
