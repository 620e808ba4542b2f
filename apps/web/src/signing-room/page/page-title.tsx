import { createContext, use, useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { pageTitleId } from './page-main.tsx'
import styles from './page.module.css'

/** Whether a page was shown before this one; only then does its title take the focus. */
const ShownContext = createContext<RefObject<boolean>>({ current: false })
export const PagesShownProvider = ShownContext.Provider

/**
 * The title of a step. After a step is done it takes the focus, so that one hears where one is; at
 * first it does not, because the page around the frame has the focus then.
 */
export function PageTitle({ children }: { children: ReactNode }) {
  const shown = use(ShownContext)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shown.current) {
      window.scrollTo(0, 0)
      title.current?.focus({ preventScroll: true })
    }
    shown.current = true
  }, [shown])

  return (
    <h1 ref={title} id={pageTitleId} className={styles.title} tabIndex={-1} data-focus-quietly>
      {children}
    </h1>
  )
}
