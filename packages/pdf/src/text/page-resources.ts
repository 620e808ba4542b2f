import { type PDF, PdfDict, PdfName, type PDFPage, PdfRef } from '@libpdf/core'
import { getInherited } from '../inherited-attribute.ts'

/** Name of a resource with the slash. Pages with shared resources use the same name. */
export function resourceName(
  pdf: PDF,
  page: PDFPage,
  kind: { entry: 'Font' | 'XObject'; prefix: string },
  target: PdfRef,
): string {
  const entries = getResources(pdf, page, kind.entry)
  for (const [name, value] of entries) {
    if (value instanceof PdfRef && value.objectNumber === target.objectNumber) {
      return `/${name.value}`
    }
  }
  let number = 1
  while (entries.has(`${kind.prefix}${number}`)) {
    number += 1
  }
  entries.set(`${kind.prefix}${number}`, target)
  return `/${kind.prefix}${number}`
}

function getResources(pdf: PDF, page: PDFPage, entry: string): PdfDict {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const above = page.dict.has('Resources') ? undefined : getInherited(pdf, page.dict, 'Resources')
  if (above) {
    page.dict.set('Resources', above instanceof PdfDict ? above.clone() : above)
  }
  const resources = page.getResources()
  const known = resources.getDict(entry, resolve)
  if (known) {
    return known
  }
  const made = new PdfDict()
  resources.set(PdfName.of(entry), made)
  return made
}
