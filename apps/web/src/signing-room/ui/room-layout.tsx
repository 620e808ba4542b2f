import type { ReactNode } from 'react'
import styles from './page.module.css'

/** The id of the step's title, which names the page's main part: the page around the frame has one too. */
export const stepTitleId = 'page-title'

interface PageMainProps {
  /** `end` stands in the middle of the window. */
  kind?: 'work' | 'end'
  /** The id of its title, where two pages are in the window at once. */
  titleId?: string
  /** Out of sight with all that was begun in it, while another page stands in its place. */
  hidden?: boolean
  children: ReactNode
}

export function RoomLayout({
  kind = 'work',
  titleId = stepTitleId,
  hidden = false,
  children,
}: PageMainProps) {
  return (
    <main
      className={kind === 'end' ? `${styles.page} ${styles.end}` : styles.page}
      aria-labelledby={titleId}
      hidden={hidden}
    >
      {children}
    </main>
  )
}
