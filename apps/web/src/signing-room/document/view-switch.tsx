import { useMessages } from '../i18n/messages.tsx'
import { switchView } from './switch-view.ts'
import styles from './view-tools.module.css'
import { useView, views } from './view-choice.ts'

/** The text or the pages, remembered on this device. */
export function ViewSwitch() {
  const { pageView } = useMessages()
  const shown = useView()

  return (
    <div role="group" aria-label={pageView.view} className={styles.views}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === shown}
          onClick={() => view !== shown && switchView(view)}
        >
          {pageView[view]}
        </button>
      ))}
    </div>
  )
}
