import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { SessionEndHandler } from '../features/session/session-ends.tsx'
import { requestTitleFocus } from '../ui/focus-title.ts'
import { useRouteHandle } from './route-handle.ts'
import { SkipLink } from './skip-link.tsx'
import styles from './root.module.css'

export function Root() {
  useDocumentTitle()
  useFocusAfterNavigation()
  const navigation = useNavigation()

  return (
    <>
      {/* In English beside pages in Spanish too. */}
      <div lang="en">
        <SkipLink />
      </div>
      {navigation.state === 'loading' && <div className={styles.progress} aria-hidden="true" />}
      <SessionEndHandler />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Before the effects of pages, so that a page in two languages can set its own. */
function useDocumentTitle() {
  const { title } = useRouteHandle()
  useLayoutEffect(() => {
    document.title = title ? `${title} · Countersign` : 'Countersign'
  }, [title])
}

function useFocusAfterNavigation() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current !== pathname) {
      before.current = pathname
      requestTitleFocus()
    }
  }, [pathname])
}
