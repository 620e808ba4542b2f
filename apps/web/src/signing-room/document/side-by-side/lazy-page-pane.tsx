import { LazyPart } from '../../../ui/lazy-part.tsx'
import { useMessages } from '../../i18n/messages.tsx'
import { useFillMessages } from '../../i18n/use-fill-messages.ts'
import { PdfPagesError } from '../pdf-pages/pdf-pages-error.tsx'
import type { PagePaneProps } from './page-pane.tsx'
import styles from './page-pane.module.css'

/** The page beside the questions and pdf.js, fetched only where it is shown. */
export function LazyPagePane({ plan }: PagePaneProps) {
  const { pageView } = useMessages()
  const { sideBySide } = useFillMessages()

  return (
    <aside className={styles.pane} aria-label={sideBySide.label}>
      <LazyPart
        load={loadPagePane}
        props={{ plan }}
        loading={<p className={styles.loading}>{pageView.opening}</p>}
        failed={(retry) => <PdfPagesError retry={retry} />}
      />
    </aside>
  )
}

async function loadPagePane() {
  return (await import('./page-pane.tsx')).PagePane
}
