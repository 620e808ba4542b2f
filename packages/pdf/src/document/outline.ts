import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfRef,
  PdfString,
} from '@libpdf/core'

/** One bookmark per document (ISO 32000-1, 12.3.3). */
export function addBookmarks(pdf: PDF, entries: { title: string; page: PdfRef }[]): void {
  const outline = PdfDict.of({ Type: PdfName.of('Outlines') })
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
    const [before, after] = [items[index - 1], items[index + 1]]
    if (before) {
      dict.set('Prev', before.ref)
    }
    if (after) {
      dict.set('Next', after.ref)
    }
  }

  const [first, last] = [items[0], items.at(-1)]
  if (first && last) {
    outline.set('First', first.ref)
    outline.set('Last', last.ref)
  }
  outline.set('Count', PdfNumber.of(items.length))
  pdf.getCatalog().set('Outlines', parent)
}
