import type { PDFDocumentProxy } from 'pdfjs-dist'

export interface Drawing {
  page: number
  canvas: HTMLCanvasElement
  /** CSS pixels to a point. */
  scale: number
  signal: AbortSignal
}

/** 48 MB of picture: at 300 % on a sharp screen a page is drawn a little softer instead. */
const mostPixels = 12_000_000

/** Draws a page at the resolution of the screen. Rejects when `signal` has ended it. */
export async function drawPage(pdf: PDFDocumentProxy, drawing: Drawing): Promise<void> {
  const { canvas, scale, signal } = drawing
  const page = await pdf.getPage(drawing.page)
  signal.throwIfAborted()
  const seen = page.getViewport({ scale })
  const viewport = page.getViewport({ scale: scale * sharpness(seen) })
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)

  const task = page.render({ canvas, viewport, ...highContrast() })
  const end = () => task.cancel()
  signal.addEventListener('abort', end)
  try {
    await task.promise
  } finally {
    signal.removeEventListener('abort', end)
    page.cleanup()
  }
}

/** Pixels of the canvas to a CSS pixel. */
function sharpness({ width, height }: { width: number; height: number }): number {
  return Math.min(window.devicePixelRatio, Math.sqrt(mostPixels / (width * height)))
}

/** Where the reader has chosen their own colors, the page is drawn in them. */
function highContrast() {
  return matchMedia('(forced-colors: active)').matches
    ? { pageColors: { background: 'Canvas', foreground: 'CanvasText' } }
    : {}
}
