import { useEffect, useMemo, useRef } from 'react'

const marker = 'review'

/**
 * The review's entry in the browser's history, so that Back leads from the review to the forms and not
 * out of the room. `onMoved` hears when Back or Forward changed which of the two is meant.
 */
export function useReviewEntry(onMoved: (review: boolean) => void) {
  const there = useRef(false)
  // An entry that the page itself took back is no news to it.
  const removing = useRef(false)

  useEffect(() => {
    const follow = () => {
      const own = removing.current
      removing.current = false
      there.current = history.state === marker
      if (!own) {
        onMoved(there.current)
      }
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [onMoved])

  return useMemo(
    () => ({
      add: () => {
        there.current = true
        // Who comes back goes to a control, or to where they were: the page sees to it itself.
        history.scrollRestoration = 'manual'
        history.pushState(marker, '')
        history.scrollRestoration = 'manual'
      },
      remove: () => {
        if (there.current) {
          there.current = false
          removing.current = true
          history.back()
        }
      },
    }),
    [],
  )
}
