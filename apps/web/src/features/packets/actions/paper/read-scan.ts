import { limits } from '@countersign/contract/rules/limits'
import { openPdfDocument } from '../../../../ui/pdf-pages/open-pdf-document.ts'
import { imagesToPdf, type PageImage } from './images-to-pdf.ts'

export interface Scan {
  pdf: Blob
  pages: number
  names: string[]
}

/** Its message is for the person who chose the files. */
class ScanError extends Error {}

/** Enough to read print at 200 dots per inch. */
const longestSide = 2200
const quality = 0.85

/** One PDF, or photos that become one PDF in the order in which they were chosen. Throws `ScanError`. */
export async function readScan(files: readonly File[]): Promise<Scan> {
  const [first, ...others] = files
  if (!first) {
    throw new ScanError('Choose the scan: a PDF, or photos of the pages.')
  }
  if (!files.some(isPdf)) {
    return readPhotos(files)
  }
  if (others.length > 0) {
    throw new ScanError('Choose one PDF with all pages, or only photos.')
  }

  return readPdf(first)
}

async function readPdf(file: File): Promise<Scan> {
  assertSize(file)
  const opened = await openPdfDocument(await file.arrayBuffer()).catch((error: unknown) => {
    throw isLocked(error)
      ? new ScanError(
          `“${file.name}” is locked with a password. Save a copy without the password, then choose that.`,
        )
      : new ScanError(`“${file.name}” cannot be read as a PDF. Scan it again or take photos.`)
  })
  const pages = opened.sizes.length
  opened.close()

  return { pdf: new Blob([file], { type: 'application/pdf' }), pages, names: [file.name] }
}

/** One after another: a phone has no memory for a dozen photos at once. */
async function readPhotos(files: readonly File[]): Promise<Scan> {
  const images: PageImage[] = []
  for (const file of files) {
    images.push(await toPageImage(file))
  }
  const pdf = imagesToPdf(images)
  assertSize(pdf)

  return { pdf, pages: images.length, names: files.map(({ name }) => name) }
}

/** `createImageBitmap` turns a photo as its EXIF orientation says. */
async function toPageImage(file: File): Promise<PageImage> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new ScanError(unreadablePhoto(file))
  })
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) {
    throw new ScanError('This browser cannot read photos. Upload the scan as a PDF.')
  }
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  if (!jpeg) {
    throw new ScanError(unreadablePhoto(file))
  }

  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height }
}

function unreadablePhoto({ name, type }: File): string {
  return /hei[cf]/i.test(`${type} ${name}`)
    ? `This browser cannot read “${name}”, a photo in the HEIC format. Choose it on the phone that took it, or save it as a JPEG first.`
    : `“${name}” is neither a PDF nor a photo that this browser can read. Choose a PDF, JPEG or PNG.`
}

function assertSize({ size }: Blob): void {
  if (size > limits.formPdfBytes) {
    throw new ScanError(
      'This is larger than 50 MB. Scan it in a lower resolution, then choose it again.',
    )
  }
}

function isPdf({ type, name }: File): boolean {
  return type === 'application/pdf' || name.toLowerCase().endsWith('.pdf')
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException'
}
