import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { setFittedScale, scaleFor, useZoom } from '../zoom.ts'

/** How many CSS pixels a point takes in a frame that may change its width. */
export function usePageScale(page: number) {
  const zoom = useZoom()
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  // Before anything is painted: a page that grows moves all that is below it.
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) {
      return
    }
    // Out of sight it has no width; what stood in it keeps its size for the way back.
    const measure = () => element.clientWidth > 0 && setRoom(innerWidth(element))
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const fit = scaleFor('fit', { page, room: room || page })
  const scale = zoom === 'fit' ? fit : scaleFor(zoom, { page, room })
  useEffect(() => setFittedScale(fit), [fit])
  return { frame, scale, wide: scale * page > room + 1 }
}

function innerWidth(element: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
}
