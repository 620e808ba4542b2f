import { openPdfDocument } from '../ui/pdf-pages/open-pdf-document.ts'
import { manyPagesPdf } from './many-pages-pdf.ts'

/** Fetches pdf.js and its worker, so that no test waits for them. */
export async function startPdfjs(): Promise<void> {
  const { close } = await openPdfDocument(await manyPagesPdf(1).arrayBuffer())
  close()
}
