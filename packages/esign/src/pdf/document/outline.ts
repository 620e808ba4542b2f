import type { PDF, PdfRef } from '@libpdf/core'
import { PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core'

/** One bookmark per document (ISO 32000-1, 12.3.3). */
export function writeOutline(pdf: PDF, entries: { title: string; page: PdfRef }[]): void {
  const outline = PdfDict.of({ Type: PdfName.of('Outlines'), Count: PdfNumber.of(entries.length) })
  const parent = pdf.register(outline)
  const items = entries.map(({ title, page }) => {
    const dict = PdfDict.of({
      Title: PdfString.fromString(title),
      Parent: parent,
      Dest: PdfArray.of(page, PdfName.of('Fit')),
    })
    return { dict, ref: pdf.register(dict) }
  })

  for (const [index, { dict }] of items.entries()) {
    const [previous, next] = [items[index - 1], items[index + 1]]
    if (previous) {
      dict.set('Prev', previous.ref)
    }
    if (next) {
      dict.set('Next', next.ref)
    }
  }
  const [first, last] = [items[0], items.at(-1)]
  if (first && last) {
    outline.set('First', first.ref)
    outline.set('Last', last.ref)
    pdf.getCatalog().set('Outlines', parent)
  }
}
