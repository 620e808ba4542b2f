import { LoadingLines } from '../../../ui/loading-lines.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './pdf-page.module.css'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

/** Where a form's pages are going to be. */
export function OpeningPages() {
  const { pageView } = useRoomMessages()

  return (
    <div className={styles.loading}>
      <VisuallyHidden>{pageView.opening}</VisuallyHidden>
      <LoadingLines count={12} />
    </div>
  )
}
