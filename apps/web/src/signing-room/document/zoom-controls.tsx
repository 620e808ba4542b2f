import { useMessages } from '../i18n/messages.tsx'
import { keepReadingPosition } from './switch-view.ts'
import styles from './view-tools.module.css'
import { nextZoom, setZoom, useShownZoom, useZoom } from './zoom.ts'
import type { Zoom } from './zoom.ts'

/** Larger, smaller, or as wide as the window. */
export function ZoomControls() {
  const { pageView } = useMessages()
  const shown = useShownZoom()
  const fit = useZoom() === 'fit'
  const smaller = nextZoom(shown, 'out')
  const larger = nextZoom(shown, 'in')
  const zoomTo = (zoom: Zoom) => keepReadingPosition(() => setZoom(zoom))

  return (
    <div role="group" aria-label={pageView.zoom} className={styles.zoom}>
      <button
        type="button"
        aria-label={pageView.smaller}
        aria-disabled={smaller === undefined}
        onClick={() => smaller !== undefined && zoomTo(smaller)}
      >
        −
      </button>
      <span role="status" className={styles.shown}>
        {pageView.percent(Math.round(shown * 100))}
      </span>
      <button
        type="button"
        aria-label={pageView.larger}
        aria-disabled={larger === undefined}
        onClick={() => larger !== undefined && zoomTo(larger)}
      >
        +
      </button>
      <button type="button" aria-pressed={fit} onClick={() => zoomTo('fit')}>
        {pageView.fit}
      </button>
    </div>
  )
}
