import { PdfNumber } from '@libpdf/core'
import type { PDFPage } from '@libpdf/core'

/** Half an inch from the lower edge, inside the margin that our own forms leave free. */
const defaultBaseline = 30

/** A name of our own in a page (ISO 32000-1, annex E), on the way from a template to the file. */
const footerKey = 'CTSN_Foot'

/** Says where a page that is not of our making has room for a line in its foot, in points as seen. */
export function setFooterBaseline(page: PDFPage, y: number): void {
  page.dict.set(footerKey, PdfNumber.of(y))
}

/** The baseline of a page's foot; what was said of it is taken off. */
export function takeFooterBaseline(page: PDFPage): number {
  const y = page.dict.getNumber(footerKey)?.value ?? defaultBaseline
  page.dict.delete(footerKey)

  return y
}
