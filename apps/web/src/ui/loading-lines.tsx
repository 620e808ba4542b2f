import { clsx } from 'clsx'
import styles from './state.module.css'

/** Lines of text that are on their way, not for screen readers: something beside them says what comes. */
export function LoadingLines({ count }: { count: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={clsx(styles.skeleton, styles.line)} />
      ))}
    </div>
  )
}
