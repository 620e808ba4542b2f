import { type PDF, PdfDict, type PDFPage, type PdfStream } from '@libpdf/core'
import { isDrawing, readDict, resolveObject } from '@countersign/pdf/resolve'

export interface Drawing {
  stream: PdfStream
  resources: PdfDict
}

/** The form XObjects that a page may draw (ISO 32000-1, 8.10), also within others. */
export function listDrawings(pdf: PDF, page: PDFPage): Drawing[] {
  const found = new Map<PdfStream, PdfDict>()
  const waiting = [page.getResources()]
  for (let resources = waiting.pop(); resources; resources = waiting.pop()) {
    const objects = readDict(pdf, resources, 'XObject') ?? new PdfDict()
    for (const [, object] of objects) {
      const stream = resolveObject(pdf, object)
      if (isDrawing(pdf, stream) && !found.has(stream)) {
        const inner = readDict(pdf, stream, 'Resources') ?? resources
        found.set(stream, inner)
        waiting.push(inner)
      }
    }
  }

  return [...found].map(([stream, resources]) => ({ stream, resources }))
}
