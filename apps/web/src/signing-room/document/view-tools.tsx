import { clsx } from 'clsx'
import { useEffect } from 'react'
import { useStore } from '../../lib/store.ts'
import { nextZoom } from '../../lib/zoom.ts'
import { useDocumentView, useView } from '../room/document-view.ts'
import { keepReadingPosition, switchView, trackFocusedControl } from './reading-position.ts'
import toggleStyles from '../../ui/toggle-buttons.module.css'
import styles from './view-tools.module.css'
import { useShownZoom } from './zoom.ts'
import type { View, Zoom } from '../room/document-view.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

interface ViewToolsProps {
  /** The name of the view with the page next to the questions, where it can be chosen. */
  sideBySide?: string | undefined
}

/** Chooses between text and PDF pages, and the size of the pages. */
export function ViewTools({ sideBySide }: ViewToolsProps) {
  const documentView = useDocumentView()
  const view = useView()
  useEffect(() => trackFocusedControl(documentView), [documentView])

  return (
    <>
      <ViewSwitch sideBySide={sideBySide} />
      {(view === 'page' || (view === 'side-by-side' && sideBySide)) && <ZoomControls />}
    </>
  )
}

function ViewSwitch({ sideBySide }: ViewToolsProps) {
  const { pageView } = useRoomMessages()
  const documentView = useDocumentView()
  const chosen = useView()
  // In a narrow window only the questions are shown.
  const current = chosen === 'side-by-side' && !sideBySide ? 'reading' : chosen
  const names: [View, string | undefined][] = [
    ['side-by-side', sideBySide],
    ['reading', pageView.reading],
    ['page', pageView.page],
  ]

  return (
    <div role="group" aria-label={pageView.view} className={toggleStyles.buttons}>
      {names.map(
        ([view, name]) =>
          name && (
            <button
              key={view}
              type="button"
              aria-pressed={view === current}
              onClick={() => view !== current && switchView(documentView, view)}
            >
              {name}
            </button>
          ),
      )}
    </div>
  )
}

function ZoomControls() {
  const { pageView } = useRoomMessages()
  const documentView = useDocumentView()
  const shown = useShownZoom()
  const fits = useStore(documentView.zoom) === 'fit'
  const smaller = nextZoom(shown, 'out')
  const larger = nextZoom(shown, 'in')
  const zoomTo = (zoom: Zoom) =>
    keepReadingPosition(documentView, () => documentView.zoom.set(zoom))

  return (
    <div
      role="group"
      aria-label={pageView.zoom}
      className={clsx(toggleStyles.buttons, toggleStyles.tight)}
    >
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
      <button type="button" aria-pressed={fits} onClick={() => zoomTo('fit')}>
        {pageView.fit}
      </button>
    </div>
  )
}
