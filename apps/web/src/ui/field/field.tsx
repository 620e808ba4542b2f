import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { FieldError } from '../field-error.tsx'
import styles from './field.module.css'

export interface FieldProps {
  /** A control without one has an `aria-label`. */
  label?: ReactNode
  description?: ReactNode
  /** True: wrong, and what is wrong is said elsewhere. */
  error?: string | boolean | undefined
  /** Of the frame, not of the control. */
  className?: string | undefined
}

interface ControlAttributes {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FrameProps extends FieldProps {
  id: string | undefined
  /** The description is a note below the control. */
  isNote?: boolean | undefined
  children: (attributes: ControlAttributes) => ReactNode
}

export function Field({ label, description, error, className, ...props }: FrameProps) {
  const ownId = useId()
  const { id = ownId, isNote = false, children } = props
  const help = description && (
    <p id={`${id}-description`} className={clsx(styles.description, isNote && styles.note)}>
      {description}
    </p>
  )

  return (
    <div className={clsx(styles.field, className)}>
      {label !== undefined && (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      {!isNote && help}
      {children({
        id,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(id, { description, error }),
      })}
      <FieldError id={`${id}-error`}>{messageOf(error)}</FieldError>
      {isNote && help}
    </div>
  )
}

export function describedBy(
  id: string,
  { description, error }: FieldProps,
  ...others: (string | undefined)[]
): string | undefined {
  const ids = [messageOf(error) && `${id}-error`, description && `${id}-description`, ...others]

  return ids.filter(Boolean).join(' ') || undefined
}

export function messageOf(error: FieldProps['error']): string | undefined {
  return typeof error === 'string' ? error : undefined
}
