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
  handlers: PointerHandlers,
): void {
  const controller = new AbortController()
  const { signal } = controller
  let moved = false

  const offset = (event: PointerEvent) => ({
    dx: event.clientX - down.clientX,
    dy: event.clientY - down.clientY,
  })
  const isSamePointer = (event: PointerEvent) => event.pointerId === down.pointerId
  const cancel = () => {
    controller.abort()
    handlers.onCancel()
  }

  window.addEventListener(
    'pointermove',
    (event) => {
      const by = offset(event)
      moved ||= Math.hypot(by.dx, by.dy) >= dragThreshold
      if (isSamePointer(event) && moved) {
        handlers.onMove(by, event)
      }
    },
    { signal },
  )
  window.addEventListener(
    'pointerup',
    (event) => {
      if (!isSamePointer(event)) {
        return
      }
      controller.abort()
      if (moved) {
        handlers.onDrop(offset(event), event)
      } else {
        handlers.onClick?.()
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
