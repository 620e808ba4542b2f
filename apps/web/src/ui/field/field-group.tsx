import { useId, type ReactNode } from 'react'
import { FieldError } from '../field-error.tsx'
import { describedBy } from './field.tsx'
import styles from './field.module.css'

interface FieldGroupProps {
  label: string
  role: 'group' | 'radiogroup'
  error?: string | undefined
  children: ReactNode
}

/** Checkboxes or radio buttons under one question. */
export function FieldGroup({ label, role, error, children }: FieldGroupProps) {
  const id = useId()

  return (
    <fieldset
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { error })}
    >
      <legend id={`${id}-label`} className={styles.label}>
        {label}
      </legend>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
