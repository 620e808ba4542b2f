import type { ReactNode } from 'react'
import textStyles from '../../ui/text.module.css'

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className={textStyles.breaks}>{children}</dd>
    </>
  )
}

export function Hash({ value, label }: { value: string; label?: string }) {
  return (
    <span className={label ? textStyles.below : undefined}>
      {label && <span className={textStyles.soft}>{label} </span>}
      <code className={textStyles.breaks}>{value}</code>
    </span>
  )
}
