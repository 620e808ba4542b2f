import { useWords } from '../room/room-context.ts'
import styles from './page.module.css'

export function OpeningPage() {
  const { room } = useWords()

  return (
    <main className={styles.page} aria-label={room.opening} aria-busy>
      <p className={styles.opening}>{room.opening}</p>
    </main>
  )
}
