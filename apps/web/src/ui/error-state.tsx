import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './state.module.css'

interface ErrorStateProps {
  /** What happened: the spec's sentence if it has one. */
  title: string
  /** What still works, and what the person can do now. */
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** For languages other than English. */
  retryLabel?: string
  retryingLabel?: string
  /** Shown beside "Try again". */
  action?: ReactNode
}

export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retrying = false, action } = props
  const { retryLabel = 'Try again', retryingLabel = 'Trying…' } = props

  return (
    <div className={clsx(styles.state, styles.error)}>
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
      <div role="alert" className={styles.message}>
        <p className={styles.title}>{title}</p>
        {children && <p>{children}</p>}
      </div>
      <div className={styles.actions}>
        {onRetry && (
          <Button onClick={onRetry} busy={retrying} busyLabel={retryingLabel}>
            {retryLabel}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
