import { useId, type ReactNode } from 'react'
import { FieldError } from '../field-error.tsx'
import { describedBy, Label } from './field.tsx'
import styles from './field.module.css'

interface FieldGroupProps {
  label: string
  role: 'group' | 'radiogroup'
  required?: boolean
  error?: string | undefined
  children: ReactNode
}

/** Checkboxes or radio buttons under one question. */
export function FieldGroup({ label, role, required, error, children }: FieldGroupProps) {
  const id = useId()

  return (
    <fieldset
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { error })}
    >
      <legend id={`${id}-label`} className={styles.label}>
        <Label required={required}>{label}</Label>
      </legend>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
