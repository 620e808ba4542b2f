import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './state.module.css'

interface BrokenStateProps {
  /** What happened: the specification's sentence, where it has one. */
  title: string
  /** What still works, and what the person can do now. */
  children?: ReactNode
  onRetry?: () => void
  /** While the new try runs. */
  retrying?: boolean
  /** What the button says, and what it says while the new try runs, in another language than English. */
  retryWords?: string
  retryingWords?: string
  /** Another way on, beside "Try again". */
  action?: ReactNode
}

export function BrokenState(props: BrokenStateProps) {
  const { title, children, onRetry, retrying = false, action } = props
  const { retryWords = 'Try again', retryingWords = 'Trying…' } = props

  return (
    <div className={`${styles.state} ${styles.broken}`}>
      <svg className={styles.mark} viewBox="0 0 64 64" fill="none" aria-hidden="true">
        <path
          d="M16 58V6h23l11 11v13l-7 5-6-4-7 6-6-4-8 6"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path
          d="M16 58h34V40l-7 5-6-4-7 6-6-4-8 6z"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      <div role="alert" className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <p>{children}</p>}
      </div>
      <div className={styles.actions}>
        {onRetry && (
          <Button onClick={onRetry} busy={retrying} busyLabel={retryingWords}>
            {retryWords}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
