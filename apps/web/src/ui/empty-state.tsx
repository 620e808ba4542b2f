import type { ReactNode } from 'react'
import styles from './state.module.css'

interface EmptyStateProps {
  /** The spec's sentence if it has one. */
  title: string
  children?: ReactNode
  /** The first step to take. */
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <svg className={styles.mark} viewBox="0 0 64 64" fill="none" aria-hidden="true">
        <path d="M16 6h23l11 11v41H16z" stroke="currentColor" strokeWidth="2" />
        <path d="M39 6v11h11" stroke="currentColor" strokeWidth="2" />
        <path d="M24 28h18M24 36h18" stroke="currentColor" strokeWidth="2" />
        <path d="M24 48c4-6 6 2 9-1s4-2 8 0" stroke="currentColor" strokeWidth="2" />
      </svg>
      <p className={styles.title}>{title}</p>
      {children && <p>{children}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
