import { useCallback } from 'react'
import { useRoomStore } from '../room/room-context.ts'

/** How long the end must stay in sight to count: a jump past it is no reading. */
const inSightMs = 1000

/**
 * The ref for what stands at the end of a document: once a signer has had it in sight, the server
 * hears of it, for the record. Whoever fills out, has finished or is offline is not bothered by it.
 */
export function useReadToEnd(
  documentId: string,
): (end: Element | null) => (() => void) | undefined {
  const store = useRoomStore()

  return useCallback(
    (end) => (end ? watchSight(end, () => store.markRead(documentId)) : undefined),
    [store, documentId],
  )
}

/** Calls back each time that an element has stayed in sight of a page that is itself in sight. */
function watchSight(element: Element, whenSeen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer)
    if (entries.at(-1)?.isIntersecting) {
      timer = setTimeout(() => document.visibilityState === 'visible' && whenSeen(), inSightMs)
    }
  })
  observer.observe(element)

  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
