import { LazyPart } from '../../../ui/lazy-part.tsx'
import type { DocumentPdfPagesProps } from './document-pdf-pages.tsx'
import { PdfPagesError } from './pdf-pages-error.tsx'
import styles from './pdf-page.module.css'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

/** The PDF pages and pdf.js, fetched only by those who choose the page view. */
export function LazyPdfPages(props: DocumentPdfPagesProps) {
  const { pageView } = useRoomMessages()

  return (
    <LazyPart
      load={loadPdfPages}
      props={props}
      loading={<p className={styles.loading}>{pageView.opening}</p>}
      failed={(retry) => <PdfPagesError retry={retry} />}
    />
  )
}

async function loadPdfPages() {
  return (await import('./document-pdf-pages.tsx')).DocumentPdfPages
}
