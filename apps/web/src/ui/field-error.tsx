import styles from './field-error.module.css'

interface FieldErrorProps {
  /** Referred to by the control's `aria-describedby`. */
  id?: string
  children: string | undefined
}

export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) {
    return null
  }

  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  )
}
