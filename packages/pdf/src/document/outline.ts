import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfRef,
  PdfString,
} from '@libpdf/core'

/** Adds a bookmark after those that a document has (ISO 32000-1, 12.3.3). */
export function addBookmark(pdf: PDF, { title, page }: { title: string; page: PdfRef }): void {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const catalog = pdf.getCatalog()
  const outline =
    catalog.getDict('Outlines', resolve) ?? PdfDict.of({ Type: PdfName.of('Outlines') })
  const parent = catalog.getRef('Outlines') ?? pdf.register(outline)
  const last = outline.getRef('Last')
  const bookmark = PdfDict.of({
    Title: PdfString.fromString(title),
    Parent: parent,
    Dest: PdfArray.of(page, PdfName.of('Fit')),
  })
  const ref = pdf.register(bookmark)
  if (last) {
    bookmark.set('Prev', last)
    outline.getDict('Last', resolve)?.set('Next', ref)
  } else {
    outline.set('First', ref)
  }
  outline.set('Last', ref)
  outline.set('Count', PdfNumber.of((outline.getNumber('Count')?.value ?? 0) + 1))
  catalog.set('Outlines', parent)
}
