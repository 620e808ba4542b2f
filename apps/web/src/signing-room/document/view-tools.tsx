import { clsx } from 'clsx'
import { useEffect } from 'react'
import { useStore } from '../../lib/store.ts'
import { nextZoom } from '../../lib/zoom.ts'
import textStyles from '../../ui/text.module.css'
import { useDocumentView, useView } from '../room/document-view.ts'
import { keepReadingPosition, switchView, trackFocusedControl } from './reading-position.ts'
import toggleStyles from '../../ui/toggle-buttons.module.css'
import type { SideBySide } from './side-by-side/use-side-by-side.ts'
import { useShownZoom } from './zoom.ts'
import type { View, Zoom } from '../room/document-view.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

interface ViewToolsProps {
  /** For who fills out: whether the page can be next to the questions, and is. */
  sideBySide?: SideBySide
}

/** Chooses between questions, text and PDF pages, and the size of the pages. */
export function ViewTools({ sideBySide }: ViewToolsProps) {
  const documentView = useDocumentView()
  const view = useView()
  useEffect(() => trackFocusedControl(documentView), [documentView])

  return (
    <>
      <ViewSwitch fills={sideBySide !== undefined} />
      {(view === 'page' || sideBySide?.isShown) && <ZoomControls />}
    </>
  )
}

function ViewSwitch({ fills }: { fills: boolean }) {
  const { pageView, sideBySide } = useRoomMessages()
  const documentView = useDocumentView()
  const chosen = useView()
  const current = chosen === 'side-by-side' ? 'questions' : chosen
  const names: [View, string | undefined][] = [
    ['questions', fills ? sideBySide.view : undefined],
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
      <span role="status" className={textStyles.percent}>
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
