import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '../../../lib/store.ts'
import { cssPixelsPerPoint } from '../../../lib/zoom.ts'
import { useDocumentView } from '../../room/document-view.ts'
import { scaleFor } from '../zoom.ts'

/** CSS pixels per point, in a frame that may change its width; `pageWidth` is in points. */
export function usePageScale(pageWidth: number) {
  const { zoom, fittedZoom } = useDocumentView()
  const chosen = useStore(zoom)
  const frame = useRef<HTMLDivElement>(null)
  const [frameWidth, setFrameWidth] = useState(0)
  // Before the first paint: a page that grows moves everything below it.
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) {
      return
    }
    // A hidden frame has no width; its pages keep their size until it is shown again.
    const measure = () => element.clientWidth > 0 && setFrameWidth(innerWidth(element))
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const fit = scaleFor('fit', { pageWidth, availableWidth: frameWidth || pageWidth })
  const scale = chosen === 'fit' ? fit : scaleFor(chosen, { pageWidth, availableWidth: frameWidth })
  useEffect(() => {
    const share = fit / cssPixelsPerPoint
    if (Math.abs(share - fittedZoom.get()) > 0.001) {
      fittedZoom.set(share)
    }
  }, [fit, fittedZoom])

  return { frame, scale, isWiderThanFrame: scale * pageWidth > frameWidth + 1 }
}

function innerWidth(element: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
}
