import type { PDFDocumentProxy } from 'pdfjs-dist'

export interface DrawOptions {
  page: number
  canvas: HTMLCanvasElement
  /** CSS pixels to a point. */
  scale: number
  signal: AbortSignal
}

/** 48 MB of memory: above it, at 300 % on a high-density screen, a page is drawn less sharp. */
const maxPixels = 12_000_000

/** Draws a page at the screen's resolution. Rejects when `signal` aborts. */
export async function drawPage(pdf: PDFDocumentProxy, options: DrawOptions): Promise<void> {
  const { canvas, scale, signal } = options
  const page = await pdf.getPage(options.page)
  signal.throwIfAborted()
  const shown = page.getViewport({ scale })
  const viewport = page.getViewport({ scale: scale * sharpness(shown) })
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)

  const task = page.render({ canvas, viewport, ...forcedColors() })
  const cancel = () => task.cancel()
  signal.addEventListener('abort', cancel)
  try {
    await task.promise
  } finally {
    signal.removeEventListener('abort', cancel)
    page.cleanup()
  }
}

/** Canvas pixels to a CSS pixel. */
function sharpness({ width, height }: { width: number; height: number }): number {
  return Math.min(window.devicePixelRatio, Math.sqrt(maxPixels / (width * height)))
}

/** With forced colors the page is drawn in the system's colors. */
function forcedColors() {
  return matchMedia('(forced-colors: active)').matches
    ? { pageColors: { background: 'Canvas', foreground: 'CanvasText' } }
    : {}
}
