import styles from './root.module.css'

export function RouteLoading() {
  return (
    <p className={styles.waiting} role="status">
      Loading...
    </p>
  )
}
