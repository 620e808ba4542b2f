import { useEffect, useState } from 'react'
import type { DocumentPlan } from '../../room/room-plan.ts'
import { useMessages } from '../../i18n/messages.tsx'
import type { DocumentPdfPages } from './document-pdf-pages.tsx'
import { PdfPagesError } from './pdf-pages-error.tsx'
import styles from './pdf-page.module.css'

/** The part that shows pages, with pdf.js behind it, fetched by those who look at pages. */
export function LazyPdfPages({ plan }: { plan: DocumentPlan }) {
  const { pageView } = useMessages()
  const [Pages, setPages] = useState<typeof DocumentPdfPages>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    import('./document-pdf-pages.tsx').then(
      (fetched) => {
        setFailed(false)
        setPages(() => fetched.DocumentPdfPages)
      },
      () => setFailed(true),
    )
  }, [attempt])

  if (Pages) {
    return <Pages plan={plan} />
  }

  return failed ? (
    <PdfPagesError again={() => setAttempt(attempt + 1)} />
  ) : (
    <p className={styles.waiting}>{pageView.opening}</p>
  )
}
