import type { Box } from '@countersign/pdf/coordinates'
import type { Pdfium } from '../../inspect/open/pdfium.ts'
import { readPages } from '../../inspect/open/read-pages.ts'
import { createScratch, type Scratch } from '../../inspect/open/scratch.ts'

/** FPDF_PAGEOBJ_PATH and FPDF_SEGMENT_LINETO. */
const types = { path: 2, lineTo: 0 }
/** A page with more parts has a drawing. */
const maxParts = 2000

/** Of each page without a drawing: its straight lines and the edges of its areas, in page coordinates. */
export function readRules(bytes: Uint8Array, units: readonly number[]): Promise<Box[][]> {
  return readPages(bytes, units, (pdfium, { page }) => {
    const scratch = createScratch(pdfium)
    const paths = list(pdfium.FPDFPage_CountObjects(page), (index) =>
      pdfium.FPDFPage_GetObject(page, index),
    ).filter((handle) => pdfium.FPDFPageObj_GetType(handle) === types.path)
    const parts = paths.reduce((sum, handle) => sum + pdfium.FPDFPath_CountSegments(handle), 0)
    const rules =
      parts > maxParts ? [] : paths.flatMap((handle) => listEdges(pdfium, scratch, handle))

    scratch.free()
    return [rules]
  })
}

function listEdges(pdfium: Pdfium, { at, view, readMatrix }: Scratch, handle: number): Box[] {
  pdfium.FPDFPageObj_GetMatrix(handle, at)
  const [a, b, c, d, e, f] = readMatrix()
  const points = list(pdfium.FPDFPath_CountSegments(handle), (index) => {
    const segment = pdfium.FPDFPath_GetPathSegment(handle, index)
    pdfium.FPDFPathSegment_GetPoint(segment, at, at + 4)
    const [x, y] = [view().getFloat32(0, true), view().getFloat32(4, true)]
    const isLine = pdfium.FPDFPathSegment_GetType(segment) === types.lineTo
    return { isLine, x: a * x + c * y + e, y: b * x + d * y + f }
  })

  return points.flatMap(({ isLine, x, y }, index): Box[] => {
    const from = points[index - 1]
    return isLine && from ? [[from.x, from.y, x, y]] : []
  })
}

function list<Part>(count: number, read: (index: number) => Part): Part[] {
  return Array.from({ length: count }, (_, index) => read(index))
}
