interface PointerHandlers {
  /** Pixels since the pointer went down; called once the threshold is passed. */
  onMove: (by: { dx: number; dy: number }, event: PointerEvent) => void
  onDrop: (by: { dx: number; dy: number }, event: PointerEvent) => void
  /** Released before the threshold was passed. */
  onClick?: () => void
  /** Escape, or the browser canceled the pointer. */
  onCancel: () => void
}

/** In pixels: a hand is never quite still. */
const dragThreshold = 4

export function followPointer(
  down: { clientX: number; clientY: number; pointerId: number },
  follower: PointerHandlers,
): void {
  const ending = new AbortController()
  const { signal } = ending
  let moved = false

  const way = (event: PointerEvent) => ({
    dx: event.clientX - down.clientX,
    dy: event.clientY - down.clientY,
  })
  const ours = (event: PointerEvent) => event.pointerId === down.pointerId
  const cancel = () => {
    ending.abort()
    follower.onCancel()
  }

  window.addEventListener(
    'pointermove',
    (event) => {
      const by = way(event)
      moved ||= Math.hypot(by.dx, by.dy) >= dragThreshold
      if (ours(event) && moved) {
        follower.onMove(by, event)
      }
    },
    { signal },
  )
  window.addEventListener(
    'pointerup',
    (event) => {
      if (!ours(event)) {
        return
      }
      ending.abort()
      if (moved) {
        follower.onDrop(way(event), event)
      } else {
        follower.onClick?.()
      }
    },
    { signal },
  )
  window.addEventListener('pointercancel', cancel, { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        cancel()
      }
    },
    { signal, capture: true },
  )
}
