import { PDF } from '@libpdf/core'
import { saveDocument } from '../document/save-document.ts'

/** A small PDF with this text on each page. */
export async function createPlainPdf(words: string, pages = 2): Promise<Uint8Array> {
  const pdf = PDF.create()
  pdf.setTitle(words)
  for (let page = 1; page <= pages; page += 1) {
    pdf.addPage({ size: 'letter' }).drawText(`${words}, page ${page}`, { x: 72, y: 700, size: 14 })
  }
  return saveDocument(pdf)
}
