import type { HTMLAttributes } from 'react'
import styles from './sheet.module.css'

interface SheetProps extends HTMLAttributes<HTMLDivElement> {
  /** Without padding of its own, for a table or a list that reaches the edge. */
  flush?: boolean
}

/** A white sheet on the desk. */
export function Sheet({ flush = false, className, ...rest }: SheetProps) {
  const names = [styles.sheet, !flush && styles.padded, className]
  return <div {...rest} className={names.filter(Boolean).join(' ')} />
}
