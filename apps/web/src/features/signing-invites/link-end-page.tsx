import type { ReactNode } from 'react'
import { PageTitle } from '../../ui/page-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './resident-page.module.css'
import { endWords, type LinkEnd } from './link-end.ts'

interface LinkEndPageProps {
  end: LinkEnd
  sender?: string | undefined
  children?: ReactNode
}

/** A link that leads to no signing: what happened, and what to do now. */
export function LinkEndPage({ end, sender, children }: LinkEndPageProps) {
  const { title, words } = endWords(end, sender)

  return (
    <div className={styles.page}>
      <Sheet>
        <PageTitle>{title}</PageTitle>
        <p>{words}</p>
        {children}
      </Sheet>
    </div>
  )
}
