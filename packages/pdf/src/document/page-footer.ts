import { PdfNumber, type PDFPage } from '@libpdf/core'

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

/** Space that is looked for on a page of an uploaded PDF, in points. */
export const uploadedFooterWidth = 260
/** Left and right of a footer on our own forms, in points. */
const sideMargin = 36

/** Returns the footer's baseline and the width that is free there, and removes the record. */
export function takeFooterPlace(page: PDFPage, pageWidth: number): { y: number; maxWidth: number } {
  const recorded = page.dict.getNumber(footerKey)?.value
  page.dict.delete(footerKey)

  return recorded === undefined
    ? { y: defaultBaseline, maxWidth: pageWidth - 2 * sideMargin }
    : { y: recorded, maxWidth: uploadedFooterWidth }
}
