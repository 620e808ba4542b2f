import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { init } from '@embedpdf/pdfium'
import type { PageImage } from './pdf-tools.ts'

const { resolve } = createRequire(import.meta.url)
const wasm = Uint8Array.from(readFileSync(resolve('@embedpdf/pdfium/pdfium.wasm')))
const pdfium = await init({ wasmBinary: wasm.buffer })
pdfium.PDFiumExt_Init()

/** FPDF_ANNOT, FPDF_GRAYSCALE and FPDF_PRINTING. */
const [annotations, gray, printing] = [0x01, 0x08, 0x800]

/** A page as Chrome shows it on a screen or prints it, a pixel to a point. Pages count from 1. */
export function renderWithPdfium(
  pdf: Uint8Array,
  page: number,
  target: 'screen' | 'print',
): PageImage {
  const file = pdfium.pdfium.wasmExports.malloc(pdf.length)
  pdfium.pdfium.HEAPU8.set(pdf, file)
  const document = pdfium.FPDF_LoadMemDocument(file, pdf.length, '')
  const loaded = pdfium.FPDF_LoadPage(document, page - 1)
  const width = Math.round(pdfium.FPDF_GetPageWidthF(loaded))
  const height = Math.round(pdfium.FPDF_GetPageHeightF(loaded))
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0)
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  const flags = annotations | gray | (target === 'print' ? printing : 0)
  pdfium.FPDF_RenderPageBitmap(bitmap, loaded, 0, 0, width, height, 0, flags)

  const [start, stride] = [pdfium.FPDFBitmap_GetBuffer(bitmap), pdfium.FPDFBitmap_GetStride(bitmap)]
  // Four equal bytes a pixel: blue, green, red and one that is unused.
  const memory = new Uint32Array(pdfium.pdfium.HEAPU8.buffer, start, (stride / 4) * height)
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    pixels.set(memory.subarray((y * stride) / 4, (y * stride) / 4 + width), y * width)
  }
  pdfium.FPDFBitmap_Destroy(bitmap)
  pdfium.FPDF_ClosePage(loaded)
  pdfium.FPDF_CloseDocument(document)
  pdfium.pdfium.wasmExports.free(file)
  return { pixels, width, height }
}
