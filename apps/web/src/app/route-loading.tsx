import styles from './root.module.css'

export function RouteLoading() {
  return (
    <p className={styles.loading} role="status">
      Loading...
    </p>
  )
}
