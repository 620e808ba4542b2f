import type { ReactNode } from 'react'
import textStyles from '../../ui/text.module.css'
import styles from './verify.module.css'

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function Hash({ value, label }: { value: string; label?: string }) {
  return (
    <span className={label ? styles.hashLine : undefined}>
      {label && <span className={textStyles.soft}>{label} </span>}
      <code className={styles.hash}>{value}</code>
    </span>
  )
}
