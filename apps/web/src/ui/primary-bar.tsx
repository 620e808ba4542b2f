import type { ReactNode } from 'react'
import styles from './primary-bar.module.css'

interface PrimaryBarProps {
  /** The one primary action last; a way back before it. */
  children: ReactNode
  /** A word on what is missing or chosen, left of the actions. */
  aside?: ReactNode
  /** Beside the title at the desk, where the page below is a long list. */
  place?: 'top' | 'bottom'
}

/** The screen's one primary action: bottom right at the desk, a bar at the bottom of a phone. */
export function PrimaryBar({ children, aside, place = 'bottom' }: PrimaryBarProps) {
  return (
    <div className={`${styles.bar} ${styles[place]}`} data-primary-bar={place}>
      {aside && <div className={styles.aside}>{aside}</div>}
      {children}
    </div>
  )
}
