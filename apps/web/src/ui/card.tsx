import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'
import styles from './card.module.css'

interface CardProps extends HTMLAttributes<HTMLDivElement> {
  /** Without padding, for a table or a list that reaches the edge. */
  flush?: boolean
}

export function Card({ flush = false, className, ...rest }: CardProps) {
  return <div {...rest} className={clsx(styles.card, !flush && styles.padded, className)} />
}
