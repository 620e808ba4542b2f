import type { ReactNode } from 'react'
import type { Tone } from './status-badge.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  tone?: Tone
  title?: string
  children?: ReactNode
  /** `alert` for what went wrong just now, `status` for what went well; neither for what is simply so. */
  role?: 'alert' | 'status'
}

export function Notice({ tone = 'neutral', title, children, role }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
