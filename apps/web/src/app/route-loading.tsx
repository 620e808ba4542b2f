import styles from './root.module.css'

/** Before the first screen's own code has arrived. */
export function RouteLoading() {
  return (
    <p className={styles.waiting} role="status">
      Loading...
    </p>
  )
}
