import { LazyPart } from '../../../ui/lazy-part.tsx'
import type { DocumentPdfPagesProps } from './document-pdf-pages.tsx'
import { OpeningPages } from './opening-pages.tsx'
import { PdfPagesError } from './pdf-pages-error.tsx'

/** The PDF pages and pdf.js, fetched only by those who choose the page view. */
export function LazyPdfPages(props: DocumentPdfPagesProps) {
  return (
    <LazyPart
      load={loadPdfPages}
      props={props}
      loading={<OpeningPages />}
      failed={(retry) => <PdfPagesError retry={retry} />}
    />
  )
}

async function loadPdfPages() {
  return (await import('./document-pdf-pages.tsx')).DocumentPdfPages
}
