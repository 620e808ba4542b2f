import { copyIn, type Pdfium, withPdfium } from './pdfium.ts'

export interface OpenPage {
  document: number
  page: number
  /** From 0. */
  index: number
  /** Points to a unit of the page. */
  unit: number
  /** Pixels to a unit of the page. */
  scale: number
}

/** Pages above which each is rendered with fewer pixels. */
const manyPages = 50

/** Opens a file that PDFium has written or we have, and its pages one after the other. */
export function readPages<Result>(
  bytes: Uint8Array,
  units: readonly number[],
  read: (pdfium: Pdfium, open: OpenPage) => Result[],
): Promise<Result[]> {
  return withPdfium((pdfium) => {
    const file = copyIn(pdfium, bytes)
    const document = pdfium.FPDF_LoadMemDocument(file, bytes.length, '')
    const results = units.flatMap((unit, index) => {
      const page = pdfium.FPDF_LoadPage(document, index)
      if (!page) {
        return []
      }
      const scale = unit * (units.length > manyPages ? 1 : 2)
      const found = read(pdfium, { document, page, index, unit, scale })
      pdfium.FPDF_ClosePage(page)
      return found
    })
    pdfium.FPDF_CloseDocument(document)
    pdfium.pdfium.wasmExports.free(file)
    return results
  })
}
