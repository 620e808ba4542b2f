import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Tone } from './status-badge.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  tone?: Tone
  title?: string
  children?: ReactNode
  /** `alert` for an error, `status` for a success; neither for permanent information. */
  role?: 'alert' | 'status'
}

export function Notice({ tone = 'neutral', title, children, role }: NoticeProps) {
  return (
    <div className={clsx(styles.notice, styles[tone])} role={role}>
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
