import { formatInstant } from '@countersign/answers/format-day'
import styles from './instant.module.css'

/** An instant in the viewer's time zone; in a narrow column it wraps only between day and time. */
export function Instant({ iso }: { iso: string }) {
  const [day, ...time] = formatInstant(iso).split(' ')

  return (
    <time dateTime={iso} className={styles.instant}>
      <span>{day}</span> <span>{time.join(' ')}</span>
    </time>
  )
}
