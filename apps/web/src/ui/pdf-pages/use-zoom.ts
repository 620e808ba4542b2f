import { useEffect, useState } from 'react'
import { cssPixelsPerPoint, nextZoom } from '../../lib/zoom.ts'

/**
 * How large the pages are shown: they fit the width until a person chooses otherwise. `measure` is the
 * ref of the element that holds the pages, which are at most `widest` points wide and have `margins`
 * pixels beside them; `maxFit` is the largest share of the full size that still counts as fitting.
 */
export function useZoom(widest: number, { margins = shadowWidth, maxFit = 2 } = {}) {
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  const [width, setWidth] = useState(0)
  const [chosen, choose] = useState<number>()
  useEffect(() => {
    if (!container) {
      return
    }
    const observer = new ResizeObserver(() => setWidth(container.clientWidth))
    observer.observe(container)
    return () => observer.disconnect()
  }, [container])

  const fitting = Math.min(Math.max((width - margins) / widest, 0.2), maxFit * cssPixelsPerPoint)
  const scale = chosen === undefined ? fitting : chosen * cssPixelsPerPoint
  const shown = scale / cssPixelsPerPoint

  return {
    measure: setContainer,
    /** CSS pixels to a point; undefined before the container is measured. */
    scale: width > 0 ? scale : undefined,
    percent: Math.round(shown * 100),
    fits: chosen === undefined,
    fit: () => choose(undefined),
    zoomIn: () => choose(nextZoom(shown, 'in') ?? shown),
    zoomOut: () => choose(nextZoom(shown, 'out') ?? shown),
  }
}

/** Room for the shadow around a page. */
const shadowWidth = 6

export type Zoom = Omit<ReturnType<typeof useZoom>, 'measure'>
