import type { ReactNode } from 'react'
import styles from './page.module.css'

/** The id of the step's title, which names the page's main part: the page around the frame has one too. */
export const pageTitleId = 'page-title'

interface PageMainProps {
  /** `end` stands in the middle of the window. */
  kind?: 'work' | 'end'
  children: ReactNode
}

export function PageMain({ kind = 'work', children }: PageMainProps) {
  return (
    <main
      className={kind === 'end' ? `${styles.page} ${styles.end}` : styles.page}
      aria-labelledby={pageTitleId}
    >
      {children}
    </main>
  )
}
