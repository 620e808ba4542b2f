import type { PdfDict, PdfObject, PdfRef, PDF } from '@libpdf/core'

/**
 * Looks up a page attribute in the page and its ancestors (ISO 32000-1, 7.7.3.4). Limited depth,
 * because the tree may contain a loop.
 */
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
