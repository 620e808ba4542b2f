import { showInstant } from '../lib/dates.ts'
import styles from './instant.module.css'

/** An instant in the viewer's zone; a narrow column breaks it between the day and the time only. */
export function Instant({ iso }: { iso: string }) {
  const [day, ...time] = showInstant(iso).split(' ')

  return (
    <time dateTime={iso} className={styles.instant}>
      <span>{day}</span> <span>{time.join(' ')}</span>
    </time>
  )
}
