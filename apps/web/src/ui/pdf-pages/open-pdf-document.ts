import type { PDFDocumentProxy } from 'pdfjs-dist'
import { createMutex } from '../../lib/mutex.ts'
import { drawPage } from './draw-page.ts'
import type { DrawOptions } from './draw-page.ts'
import { renderTextLayer } from './render-text-layer.ts'
import type { TextLayerOptions } from './render-text-layer.ts'
import { loadPdfjs } from './load-pdfjs.ts'
import type { LoadedPdfjs } from './load-pdfjs.ts'

/** A page in PDF points (1/72 inch), after the page's rotation. */
export interface PageSize {
  width: number
  height: number
}

/** An open PDF. Pages are counted from 1. */
export interface PdfPages {
  sizes: readonly PageSize[]
  draw(options: DrawOptions): Promise<void>
  /** Renders a page's text over its picture, to select, search and read aloud. */
  renderText(options: TextLayerOptions): Promise<void>
  close(): void
}

/** Opens a PDF from its bytes. Rejects when they are not a PDF or pdf.js cannot be loaded. */
export async function openPdfDocument(bytes: ArrayBuffer): Promise<PdfPages> {
  const loaded = await loadPdfjs()
  const { pdfjs, worker, workerFailure } = loaded
  // A copy: pdf.js transfers the bytes to its worker, and the caller may still need them.
  const task = pdfjs.getDocument({ ...settings(loaded), data: bytes.slice(0), worker })
  const pdf = await Promise.race([task.promise, workerFailure])
  const exclusive = createMutex()

  return {
    sizes: await measurePages(pdf),
    draw: (options) => drawPage(pdf, options),
    // One text layer at a time, so that the drawing of a visible page can run in between.
    renderText: (options) => exclusive(() => renderTextLayer({ pdf, pdfjs }, options)),
    close: () => void task.destroy(),
  }
}

/**
 * No WebAssembly: the Content-Security-Policy allows none. Decoders for scans and fonts that are not in
 * the file are fetched from our own server when a file needs them.
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
