import type { PDF } from '@libpdf/core'
import { PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfString } from '@libpdf/core'

/** One bookmark per document (ISO 32000-1, 12.3.3), after those that the outline has. */
export function addBookmarks(pdf: PDF, entries: { title: string; page: PdfRef }[]): void {
  const { outline, parent } = openOutline(pdf)
  for (const { title, page } of entries) {
    const item = PdfDict.of({
      Title: PdfString.fromString(title),
      Parent: parent,
      Dest: PdfArray.of(page, PdfName.of('Fit')),
    })
    const ref = pdf.register(item)
    const last = outline.get('Last')
    const before = last instanceof PdfRef ? pdf.getObject(last) : undefined
    if (last && before instanceof PdfDict) {
      before.set('Next', ref)
      item.set('Prev', last)
    } else {
      outline.set('First', ref)
    }
    outline.set('Last', ref)
    outline.set('Count', PdfNumber.of((outline.getNumber('Count')?.value ?? 0) + 1))
  }
}

function openOutline(pdf: PDF): { outline: PdfDict; parent: PdfRef } {
  const known = pdf.getCatalog().get('Outlines')
  const outline = known instanceof PdfRef ? pdf.getObject(known) : undefined
  if (known instanceof PdfRef && outline instanceof PdfDict) {
    return { outline, parent: known }
  }

  const made = PdfDict.of({ Type: PdfName.of('Outlines') })
  const parent = pdf.register(made)
  pdf.getCatalog().set('Outlines', parent)
  return { outline: made, parent }
}
