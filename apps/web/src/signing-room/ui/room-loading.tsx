import { useMessages } from '../i18n/messages.tsx'
import styles from './page.module.css'

export function RoomLoading() {
  const { room } = useMessages()

  return (
    <main className={styles.page} aria-label={room.opening} aria-busy>
      <p className={styles.opening}>{room.opening}</p>
    </main>
  )
}
