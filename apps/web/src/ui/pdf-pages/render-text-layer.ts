import type * as Pdfjs from 'pdfjs-dist'
import { orderByStructure } from './order-by-structure.ts'

export interface TextLayerOptions {
  page: number
  container: HTMLElement
  signal: AbortSignal
}

interface Reader {
  pdf: Pdfjs.PDFDocumentProxy
  pdfjs: typeof Pdfjs
}

/**
 * Renders the text of a page into `container`, each word over its picture. Its size follows
 * `--total-scale-factor`, so a zoom needs no new render.
 */
export async function renderTextLayer(
  { pdf, pdfjs }: Reader,
  options: TextLayerOptions,
): Promise<void> {
  const { container, signal } = options
  if (signal.aborted) {
    return
  }
  const page = await pdf.getPage(options.page)
  const [text, tree] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true }),
    page.getStructTree(),
  ])
  if (signal.aborted) {
    return
  }

  // Outside of the document: pdf.js measures each word, which would style and lay out the page again.
  const layer = document.createElement('div')
  const viewport = page.getViewport({ scale: 1 })
  await new pdfjs.TextLayer({ textContentSource: text, container: layer, viewport }).render()
  if (signal.aborted) {
    return
  }
  orderByStructure(layer, tree)
  container.style.cssText = layer.style.cssText
  container.replaceChildren(...layer.childNodes)
  container.dataset.textLayer = ''
}
