import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './status-badge.module.css'

/** ink: the viewer's turn. amber: waiting for someone. green: signed by everyone. red: ended or declined. */
export type Tone = 'neutral' | 'ink' | 'amber' | 'green' | 'red'

/** Shown beside the label, so that a status does not depend on color alone (WCAG 1.4.1). */
export type BadgeShape = 'ring' | 'half' | 'dot' | 'clock' | 'check' | 'cross' | 'box'

interface StatusBadgeProps {
  tone: Tone
  shape: BadgeShape
  children: ReactNode
}

export function StatusBadge({ tone, shape, children }: StatusBadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[tone])}>
      <svg className={styles.shape} viewBox="0 0 12 12" aria-hidden="true">
        <Shape shape={shape} />
      </svg>
      {children}
    </span>
  )
}

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 } as const

function Shape({ shape }: { shape: BadgeShape }) {
  switch (shape) {
    case 'ring':
      return <circle cx="6" cy="6" r="4.6" {...line} />
    case 'half':
      return (
        <>
          <circle cx="6" cy="6" r="4.6" {...line} />
          <path d="M6 1.4a4.6 4.6 0 0 1 0 9.2z" fill="currentColor" />
        </>
      )
    case 'dot':
      return <circle cx="6" cy="6" r="5" fill="currentColor" />
    case 'clock':
      return (
        <>
          <circle cx="6" cy="6" r="4.9" {...line} strokeWidth={1.5} />
          <path d="M6 3.2V6l2 1.4" {...line} strokeWidth={1.5} strokeLinecap="round" />
        </>
      )
    case 'check':
      return <path d="M1.5 6.5 4.6 9.6 10.5 2.8" {...line} strokeWidth={2.2} />
    case 'cross':
      return <path d="m2.5 2.5 7 7m0-7-7 7" {...line} strokeWidth={2} />
    case 'box':
      return (
        <path
          d="M1.2 1.8h9.6v2.6H1.2zM2.1 4.6v5.6h7.8V4.6M4.6 6.8h2.8"
          {...line}
          strokeWidth={1.4}
        />
      )
  }
}
