import { clsx } from 'clsx'
import { useStore } from '../../lib/store.ts'
import { chooseTextSize, nextTextSize, textSize } from '../../lib/text-size.ts'
import textStyles from '../../ui/text.module.css'
import toggleStyles from '../../ui/toggle-buttons.module.css'
import { useDocumentView, useView } from '../room/document-view.ts'
import { keepReadingPosition } from './reading-position.ts'
import styles from './view-tools.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** In the reading view, as the size of the pages is in the page view. */
export function TextSize() {
  const { pageView } = useRoomMessages()
  const documentView = useDocumentView()
  const view = useView()
  const size = useStore(textSize)
  const smaller = nextTextSize(size, 'smaller')
  const larger = nextTextSize(size, 'larger')
  const choose = (next: number) => keepReadingPosition(documentView, () => chooseTextSize(next))
  if (view !== 'reading') {
    return null
  }

  return (
    <div
      role="group"
      aria-label={pageView.textSize}
      className={clsx(toggleStyles.buttons, toggleStyles.tight, styles.text)}
    >
      <button
        type="button"
        aria-label={pageView.smallerText}
        aria-disabled={smaller === undefined}
        onClick={() => smaller !== undefined && choose(smaller)}
      >
        −
      </button>
      <span role="status" className={textStyles.percent}>
        {pageView.percent(size)}
      </span>
      <button
        type="button"
        aria-label={pageView.largerText}
        aria-disabled={larger === undefined}
        onClick={() => larger !== undefined && choose(larger)}
      >
        +
      </button>
    </div>
  )
}
