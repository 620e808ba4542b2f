import { useMessages } from '../i18n/messages.tsx'
import styles from './entered.module.css'

/** What the highlight in the forms means, before one meets it. */
export function EnteredLegend() {
  const { sign } = useMessages()
  return (
    <p className={styles.legend}>
      <span className={styles.sample} aria-hidden="true" />
      {sign.marked}
    </p>
  )
}
