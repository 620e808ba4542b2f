import { useCallback } from 'react'
import { useRoomStore } from '../room/room-context.ts'

/** How long the end must stay in view to count: scrolling past it is not reading. */
const inViewMs = 1000

/**
 * The end of a document, in either view. Once a signer has had it in view, the server records that. It
 * has no effect while filling out, after finishing, or offline.
 */
export function ReadEnd({
  documentId,
  translation,
}: {
  documentId: string
  translation?: 'es' | undefined
}) {
  const store = useRoomStore()
  const ref = useCallback(
    (end: Element | null) =>
      end ? watchInView(end, () => store.markRead(documentId, translation)) : undefined,
    [store, documentId, translation],
  )

  return <div ref={ref} aria-hidden />
}

/** Calls back each time that an element stayed in view while the page was visible. */
function watchInView(element: Element, onSeen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer)
    if (entries.at(-1)?.isIntersecting) {
      timer = setTimeout(() => document.visibilityState === 'visible' && onSeen(), inViewMs)
    }
  })
  observer.observe(element)

  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
