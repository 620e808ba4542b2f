import { beforeAll, expect, test } from 'vitest'
import { startPdfjs } from '../../../../test/start-pdfjs.ts'
import { openPdfDocument } from '../../../../ui/pdf-pages/open-pdf-document.ts'
import { readScan } from './read-scan.ts'

beforeAll(startPdfjs, 60_000)

test('a photo that was turned by its EXIF orientation stands upright on its page', async () => {
  const lying = await jpegOf({ width: 80, height: 60 })
  const { pdf, pages } = await readScan([turned(lying)])
  const opened = await openPdfDocument(await pdf.arrayBuffer())

  expect(pages).toBe(1)
  expect(opened.sizes).toEqual([{ width: 612, height: 792 }])
  opened.close()
})

test('photos keep their order, and wide ones get a wide page', async () => {
  const photos = await Promise.all([
    jpegOf({ width: 60, height: 80 }),
    jpegOf({ width: 80, height: 60 }),
  ])
  const { pdf } = await readScan(photos.map((photo) => new File([photo], 'page.jpg')))
  const opened = await openPdfDocument(await pdf.arrayBuffer())

  expect(opened.sizes.map(({ width }) => width)).toEqual([612, 792])
  opened.close()
})

test('a file that is no PDF inside is refused', async () => {
  await expect(readScan([new File(['no such format'], 'broken.pdf')])).rejects.toThrow(
    '“broken.pdf” cannot be read as a PDF.',
  )
})

test('a PDF and photos together are refused', async () => {
  const files = [new File(['%PDF-'], 'scan.pdf'), new File([''], 'photo.jpg')]

  await expect(readScan(files)).rejects.toThrow('Choose one PDF with all pages, or only photos.')
})

async function jpegOf({ width, height }: { width: number; height: number }): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg' })
}

/** With an EXIF segment (APP1) whose orientation is 6: turn by 90° to show it. */
function turned(jpeg: Blob): File {
  const tiff = [
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ]
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  const segment = new Uint8Array([0xff, 0xe1, 0, body.length + 2, ...body])

  return new File([jpeg.slice(0, 2), segment, jpeg.slice(2)], 'page.jpg', { type: 'image/jpeg' })
}
