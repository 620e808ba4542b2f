import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { skipSecondClick } from './skip-second-click.ts'
import styles from './primary-bar.module.css'

interface PrimaryBarProps {
  /** Buttons: Back first, the primary action last. */
  children: ReactNode
  /** What is missing or chosen, left of the buttons. */
  aside?: ReactNode
  /** `top`: beside the title, for a long list. On a phone the bar is always at the bottom. */
  position?: 'top' | 'bottom'
}

/** The screen's primary action: bottom right on a desktop, a bar at the bottom of a phone. */
export function PrimaryBar({ children, aside, position = 'bottom' }: PrimaryBarProps) {
  return (
    <div
      className={clsx(styles.bar, styles[position])}
      data-primary-bar={position}
      onClickCapture={skipSecondClick}
    >
      {aside && <div className={styles.aside}>{aside}</div>}
      {children}
    </div>
  )
}
