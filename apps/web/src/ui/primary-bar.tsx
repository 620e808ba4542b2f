import type { ReactNode } from 'react'
import styles from './primary-bar.module.css'

interface PrimaryBarProps {
  /** The one primary action last; a way back before it. */
  children: ReactNode
  /** A word on what is missing or chosen, left of the actions. */
  aside?: ReactNode
}

/** The screen's one primary action: bottom right at the desk, a bar at the bottom of a phone. */
export function PrimaryBar({ children, aside }: PrimaryBarProps) {
  return (
    <div className={styles.bar} data-primary-bar>
      {aside && <div className={styles.aside}>{aside}</div>}
      {children}
    </div>
  )
}
