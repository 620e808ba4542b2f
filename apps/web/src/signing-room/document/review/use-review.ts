import { useCallback, useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../ui/announcer.tsx'
import { focusControl } from '../../ui/focus-control.ts'
import { useReviewHistory } from './use-review-history.ts'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

export interface Review {
  isOpen: boolean
  open: () => void
  /** Returns to the earlier position, or to this control or heading. */
  close: (id?: string) => void
  /** Closes without moving the focus: the page that appears moves it itself. */
  dismiss: () => void
  /** The browser's Back button leaves the room again, although the review is still open. */
  removeHistoryEntry: () => void
}

/** Whether the owner reviews the forms, and how to enter and leave the review. */
export function useReview(): Review {
  const { review } = useRoomMessages()
  const announce = useAnnounce()
  const [isOpen, setIsOpen] = useState(false)
  const goToTarget = useRef<() => void>(undefined)
  const goBack = useRef<() => void>(undefined)
  const show = useCallback((next: boolean) => {
    if (next) {
      goBack.current = rememberPosition()
    }
    setIsOpen(next)
  }, [])
  const history = useReviewHistory(show)

  useEffect(() => {
    if (isOpen || !goBack.current) {
      return
    }
    const go = goToTarget.current ?? goBack.current
    goToTarget.current = undefined
    goBack.current = undefined
    go()
    announce(review.returned)
  }, [isOpen, announce, review])

  function open() {
    history.add()
    show(true)
  }

  function close(id?: string) {
    goToTarget.current = id === undefined ? undefined : () => showTarget(id)
    history.remove()
    setIsOpen(false)
  }

  function dismiss() {
    goBack.current = undefined
    history.remove()
    setIsOpen(false)
  }

  return { isOpen, open, close, dismiss, removeHistoryEntry: history.remove }
}

/** Returns how to get back to the current scroll position and focus. */
function rememberPosition(): () => void {
  const top = window.scrollY
  const focused = document.activeElement
  return () => {
    window.scrollTo(0, top)
    if (focused instanceof HTMLElement) {
      focused.focus({ preventScroll: true })
    }
  }
}

/** A form's title is scrolled to the top, a control to the middle. */
function showTarget(id: string) {
  const target = focusControl(id)
  if (target?.matches('h2')) {
    target.scrollIntoView({ block: 'start' })
  }
}
