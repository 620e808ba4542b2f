import { LazyPart } from '../../../ui/lazy-part.tsx'
import { OpeningPages } from '../pdf-pages/opening-pages.tsx'
import { PdfPagesError } from '../pdf-pages/pdf-pages-error.tsx'
import type { PagePaneProps } from './page-pane.tsx'
import styles from './page-pane.module.css'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

/** The page beside the questions and pdf.js, fetched only where it is shown. */
export function LazyPagePane({ plan }: PagePaneProps) {
  const { sideBySide } = useRoomMessages()

  return (
    <aside className={styles.pane} aria-label={sideBySide.label}>
      <LazyPart
        load={loadPagePane}
        props={{ plan }}
        loading={<OpeningPages />}
        failed={(retry) => <PdfPagesError retry={retry} />}
      />
    </aside>
  )
}

async function loadPagePane() {
  return (await import('./page-pane.tsx')).PagePane
}
