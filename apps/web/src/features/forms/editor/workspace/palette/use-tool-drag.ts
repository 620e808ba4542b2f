import { useState } from 'react'
import { followPointer } from '../canvas/follow-pointer.ts'

interface PagePosition {
  page: number
  x: number
  y: number
}

/** Drags a field from the palette onto a page; `at` is the pointer's position. */
export function useToolDrag<What>(
  scale: number,
  onDrop: (what: What, position: PagePosition) => void,
) {
  const [dragged, setDragged] = useState<{ what: What; at: { x: number; y: number } }>()

  function start(down: React.PointerEvent, what: What) {
    if (down.button !== 0 || down.pointerType === 'touch') {
      return
    }
    followPointer(down, {
      onMove: (_, { clientX, clientY }) => setDragged({ what, at: { x: clientX, y: clientY } }),
      onDrop: (_, event) => {
        setDragged(undefined)
        const position = positionUnderPointer(event, scale)
        if (position) {
          onDrop(what, position)
        }
      },
      onCancel: () => setDragged(undefined),
    })
  }

  return { dragged, start }
}

function positionUnderPointer(
  { clientX, clientY }: { clientX: number; clientY: number },
  scale: number,
): PagePosition | undefined {
  const page = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-page]')
  if (!page) {
    return undefined
  }
  const { left, top } = page.getBoundingClientRect()

  return {
    page: Number(page.dataset.page),
    x: (clientX - left) / scale,
    y: (clientY - top) / scale,
  }
}
