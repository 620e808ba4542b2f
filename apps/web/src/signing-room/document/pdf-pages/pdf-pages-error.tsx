import { RoomButton } from '../../ui/room-button.tsx'
import { useMessages } from '../../i18n/messages.tsx'
import { switchView } from '../switch-view.ts'
import styles from './pdf-page.module.css'

/** The pages cannot be shown; the same form as a text can. */
export function PdfPagesError({ again }: { again?: () => void }) {
  const { pageView } = useMessages()

  return (
    <div className={styles.failed} role="alert">
      <p>{pageView.failed}</p>
      <div className={styles.ways}>
        {again && <RoomButton onClick={again}>{pageView.again}</RoomButton>}
        <RoomButton onClick={() => switchView('reading')}>{pageView.read}</RoomButton>
      </div>
    </div>
  )
}
