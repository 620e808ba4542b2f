import { PdfNumber } from '@libpdf/core'
import type { PDFPage } from '@libpdf/core'

/** Half an inch from the lower edge, inside the margin of our own forms. */
const defaultBaseline = 30

/**
 * A private key in the page dictionary (ISO 32000-1, annex E). Stored in templates, so it never
 * changes.
 */
const footerKey = 'CTSN_Foot'

/** Records where a page of an uploaded PDF has space for the footer, in visible points. */
export function setFooterBaseline(page: PDFPage, y: number): void {
  page.dict.set(footerKey, PdfNumber.of(y))
}

/** Returns the footer's baseline and removes the record. */
export function takeFooterBaseline(page: PDFPage): number {
  const y = page.dict.getNumber(footerKey)?.value ?? defaultBaseline
  page.dict.delete(footerKey)

  return y
}
