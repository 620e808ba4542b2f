import { PdfDict, PdfName, PdfRef } from '@libpdf/core'
import type { PDF, PDFPage } from '@libpdf/core'
import { inherited } from '../document/inherited-attribute.ts'

/** How a page calls a thing of this kind, with the slash; pages that share their resources call it alike. */
export function resourceName(
  pdf: PDF,
  page: PDFPage,
  kind: { entry: 'Font' | 'XObject'; prefix: string },
  thing: PdfRef,
): string {
  const things = resourcesOf(pdf, page, kind.entry)
  for (const [name, value] of things) {
    if (value instanceof PdfRef && value.objectNumber === thing.objectNumber) {
      return `/${name.value}`
    }
  }
  let number = 1
  while (things.has(`${kind.prefix}${number}`)) {
    number += 1
  }
  things.set(`${kind.prefix}${number}`, thing)
  return `/${kind.prefix}${number}`
}

function resourcesOf(pdf: PDF, page: PDFPage, entry: string): PdfDict {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const above = page.dict.has('Resources') ? undefined : inherited(pdf, page.dict, 'Resources')
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
