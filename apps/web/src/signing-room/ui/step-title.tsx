import { createContext, use, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { stepTitleId } from './room-layout.tsx'
import styles from './page.module.css'

/** Notes that a page is shown, and says whether another was shown before it. */
type ShowPage = () => boolean

const ShowPageContext = createContext<ShowPage>(() => false)
export const StepShownProvider = ShowPageContext.Provider

/**
 * The title of a step. After a step is done it takes the focus, so that one hears where one is; at
 * first it does not, because the page around the frame has the focus then.
 */
export function StepTitle({ id = stepTitleId, children }: { id?: string; children: ReactNode }) {
  const showPage = use(ShowPageContext)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (showPage()) {
      window.scrollTo(0, 0)
      title.current?.focus({ preventScroll: true })
    }
  }, [showPage])

  return (
    <h1 ref={title} id={id} className={styles.title} tabIndex={-1} data-focus-quietly>
      {children}
    </h1>
  )
}
