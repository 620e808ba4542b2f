import { useCallback, useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../ui/announcer.tsx'
import { focusControl } from '../../ui/focus-control.ts'
import { useMessages } from '../../i18n/messages.tsx'
import { useReviewEntry } from './use-review-entry.ts'

export interface Review {
  isOpen: boolean
  open: () => void
  /** Back to where one was, or to this control or heading. */
  close: (to?: string) => void
  /** Back to a page that says by itself where one is. */
  dismiss: () => void
  /** The browser's Back leads out of the room again, though the review still stands. */
  removeHistoryEntry: () => void
}

/** Whether the owner looks the forms over, and the way there and back. */
export function useReview(): Review {
  const { review } = useMessages()
  const announce = useAnnounce()
  const [shown, setShown] = useState(false)
  const goOn = useRef<() => void>(undefined)
  const goBack = useRef<() => void>(undefined)
  const show = useCallback((next: boolean) => {
    if (next) {
      goBack.current = rememberPlace()
    }
    setShown(next)
  }, [])
  const entry = useReviewEntry(show)

  useEffect(() => {
    if (shown || !goBack.current) {
      return
    }
    const go = goOn.current ?? goBack.current
    goOn.current = undefined
    goBack.current = undefined
    go()
    announce(review.backSaid)
  }, [shown, announce, review])

  function open() {
    entry.add()
    show(true)
  }

  function leave(to?: string) {
    goOn.current = to === undefined ? undefined : () => arriveAt(to)
    entry.remove()
    setShown(false)
  }

  function giveWay() {
    goBack.current = undefined
    entry.remove()
    setShown(false)
  }

  return { isOpen: shown, open, close: leave, dismiss: giveWay, removeHistoryEntry: entry.remove }
}

/** The way back to what has the focus now, with the page as far down as it is. */
function rememberPlace(): () => void {
  const top = window.scrollY
  const focused = document.activeElement
  return () => {
    window.scrollTo(0, top)
    if (focused instanceof HTMLElement) {
      focused.focus({ preventScroll: true })
    }
  }
}

/** A form is read from its title on; a control stands in the middle. */
function arriveAt(id: string) {
  const target = focusControl(id)
  if (target?.matches('h2')) {
    target.scrollIntoView({ block: 'start' })
  }
}
