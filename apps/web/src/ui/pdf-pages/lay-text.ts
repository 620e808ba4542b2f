import type * as Pdfjs from 'pdfjs-dist'
import { orderByStructure } from './order-by-structure.ts'

export interface Laying {
  page: number
  container: HTMLElement
  signal: AbortSignal
}

interface Reader {
  pdf: Pdfjs.PDFDocumentProxy
  pdfjs: typeof Pdfjs
}

/**
 * Lays the words of a page into `container`, each where the picture shows it. They take their size from
 * `--total-scale-factor`, so that they follow a zoom by themselves.
 */
export async function layText({ pdf, pdfjs }: Reader, laying: Laying): Promise<void> {
  const { container, signal } = laying
  if (signal.aborted) {
    return
  }
  const page = await pdf.getPage(laying.page)
  const [text, tree] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true }),
    page.getStructTree(),
  ])
  if (signal.aborted) {
    return
  }

  container.replaceChildren()
  const viewport = page.getViewport({ scale: 1 })
  await new pdfjs.TextLayer({ textContentSource: text, container, viewport }).render()
  orderByStructure(container, tree)
  container.dataset.laid = 'true'
}
