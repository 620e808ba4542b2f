import { useEffect, useRef, type ReactNode } from 'react'
import { focusTitle } from './focus-title.ts'
import styles from './page-title.module.css'

interface PageTitleProps {
  children: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** Beside the title; below it on a phone. */
  actions?: ReactNode
  /** The actions stay beside the title on a phone, too. */
  isCompact?: boolean
}

/** The page's one h1; it takes the focus after a navigation. */
export function PageTitle({ children, lead, actions, isCompact = false }: PageTitleProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (title.current) {
      focusTitle(title.current)
    }
  }, [])

  return (
    <div className={styles.head} data-compact={isCompact}>
      <div className={styles.text}>
        <h1 ref={title} tabIndex={-1} data-page-title className={styles.title}>
          {children}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions}
    </div>
  )
}
