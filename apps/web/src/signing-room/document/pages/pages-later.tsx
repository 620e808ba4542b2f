import { useEffect, useState } from 'react'
import type { DocumentPlan } from '../../steps/plan-page.ts'
import { useMessages } from '../../i18n/messages.tsx'
import type { DocumentPages } from './document-pages.tsx'
import { PagesFailed } from './pages-failed.tsx'
import styles from './page-view.module.css'

/** The part that shows pages, with pdf.js behind it, fetched by those who look at pages. */
export function PagesLater({ plan }: { plan: DocumentPlan }) {
  const { pageView } = useMessages()
  const [Pages, setPages] = useState<typeof DocumentPages>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    import('./document-pages.tsx').then(
      (fetched) => {
        setFailed(false)
        setPages(() => fetched.DocumentPages)
      },
      () => setFailed(true),
    )
  }, [attempt])

  if (Pages) {
    return <Pages plan={plan} />
  }

  return failed ? (
    <PagesFailed again={() => setAttempt(attempt + 1)} />
  ) : (
    <p className={styles.waiting}>{pageView.opening}</p>
  )
}
