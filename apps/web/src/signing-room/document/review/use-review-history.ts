import { useEffect, useMemo, useRef } from 'react'

const reviewState = 'review'

/**
 * The review's entry in the browser's history, so that Back leads from the review to the forms and not
 * out of the room. `onChange` is called when Back or Forward opens or closes the review.
 */
export function useReviewHistory(onChange: (isOpen: boolean) => void) {
  const isAtReview = useRef(false)
  // Going back is asynchronous: its `popstate` must not be taken for the person's.
  const isRemoving = useRef(false)

  useEffect(() => {
    const follow = () => {
      const isOwn = isRemoving.current
      isRemoving.current = false
      isAtReview.current = history.state === reviewState
      if (!isOwn) {
        onChange(isAtReview.current)
      }
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [onChange])

  return useMemo(
    () => ({
      add: () => {
        isAtReview.current = true
        // For both entries: the page itself scrolls to a control or to the earlier position.
        history.scrollRestoration = 'manual'
        history.pushState(reviewState, '')
        history.scrollRestoration = 'manual'
      },
      remove: () => {
        if (isAtReview.current) {
          isAtReview.current = false
          isRemoving.current = true
          history.back()
        }
      },
    }),
    [],
  )
}
