import type { PdfDict, PdfObject, PdfRef, PDF } from '@libpdf/core'

/** ISO 32000-1, 7.7.3.4: a page has what it lacks from the nodes above it; bounded against circles. */
export function getInherited(pdf: PDF, page: PdfDict, key: string): PdfObject | undefined {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  let node: PdfDict | undefined = page
  for (let depth = 0; node && depth < 32; depth += 1) {
    const value = node.get(key, resolve)
    if (value) {
      return value
    }
    node = node.getDict('Parent', resolve)
  }
  return undefined
}
