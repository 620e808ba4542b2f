import { useEffect, useRef, useState } from 'react'
import { sayFit, scaleFor, useZoom } from './zoom.ts'

/** How many CSS pixels a point takes in a frame that may change its width. */
export function usePageScale(page: number) {
  const zoom = useZoom()
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const element = frame.current
    if (!element) {
      return
    }
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const fit = scaleFor('fit', { page, room: room || page })
  useEffect(() => sayFit(fit), [fit])
  const scale = zoom === 'fit' ? fit : scaleFor(zoom, { page, room })
  return { frame, scale, wide: scale * page > room + 1 }
}
