import type { PDFDocumentProxy } from 'pdfjs-dist'
import { drawPage } from './draw-page.ts'
import type { Drawing } from './draw-page.ts'
import { layText } from './lay-text.ts'
import type { Laying } from './lay-text.ts'
import { loadPdfjs } from './load-pdfjs.ts'
import type { LoadedPdfjs } from './load-pdfjs.ts'

/** A page in PDF points (1/72 inch) as one sees it, turned as the file says. */
export interface PageSize {
  width: number
  height: number
}

/** A PDF that is open in this page. Pages are counted from 1. */
export interface PdfPages {
  sizes: readonly PageSize[]
  /** Draws a page into a canvas at the resolution of the screen. */
  draw(drawing: Drawing): Promise<void>
  /** Lays a page's words over its picture, so that they can be selected, found and read aloud. */
  lay(laying: Laying): Promise<void>
  close(): void
}

/**
 * Opens a PDF that lies in memory; pdf.js is fetched with the first one. Rejects where the bytes are no
 * PDF, or where the part that reads them cannot be fetched.
 */
export async function openPdfDocument(bytes: ArrayBuffer): Promise<PdfPages> {
  const loaded = await loadPdfjs()
  const { pdfjs, worker, lost } = loaded
  // pdf.js keeps what it is given; whoever gave it may want to save the file later.
  const task = pdfjs.getDocument({ ...settings(loaded), data: bytes.slice(0), worker })
  const pdf = await Promise.race([task.promise, lost])
  let turn: Promise<unknown> = Promise.resolve()

  return {
    sizes: await measurePages(pdf),
    draw: (drawing) => drawPage(pdf, drawing),
    // One page's words after the other's: a picture that somebody waits for goes between them.
    lay: (laying) => {
      const laid = turn.then(() => layText({ pdf, pdfjs }, laying))
      turn = laid.catch(() => undefined)
      return laid
    },
    close: () => void task.destroy(),
  }
}

/**
 * No WebAssembly: the Content-Security-Policy allows none. What a scanned page or a font that is not in
 * the file needs is fetched from our own server, by those files alone that need it.
 */
function settings({ pdfjs }: LoadedPdfjs) {
  const parts = new URL(`/assets/pdfjs-${pdfjs.version}/`, location.href).href
  return {
    useWasm: false,
    wasmUrl: `${parts}wasm/`,
    standardFontDataUrl: `${parts}standard_fonts/`,
    cMapUrl: `${parts}cmaps/`,
    iccUrl: `${parts}iccs/`,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  }
}

async function measurePages(pdf: PDFDocumentProxy): Promise<PageSize[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async (number) => {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 })
      return { width, height }
    }),
  )
}
