import { useStore } from '../../lib/store.ts'
import { cssPixelsPerPoint } from '../../lib/zoom.ts'
import { useDocumentView, type Zoom } from '../room/document-view.ts'

/** Lines on a wider page are too long to read comfortably. */
const maxFit = 1.35

/** The share of the full size that is shown now. */
export function useShownZoom(): number {
  const { zoom, fittedZoom } = useDocumentView()
  const chosen = useStore(zoom)
  const fitted = useStore(fittedZoom)
  return chosen === 'fit' ? fitted : chosen
}

/** CSS pixels per point, for a page width in points and the available width in pixels. */
export function scaleFor(
  zoom: Zoom,
  { pageWidth, availableWidth }: { pageWidth: number; availableWidth: number },
): number {
  return zoom === 'fit'
    ? Math.min(availableWidth / pageWidth, maxFit * cssPixelsPerPoint)
    : zoom * cssPixelsPerPoint
}
