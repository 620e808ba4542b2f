import { clsx } from 'clsx'
import { useId, type ComponentProps } from 'react'
import { FieldError } from '../field-error.tsx'
import { describedBy, messageOf, type FieldProps } from './field.tsx'
import styles from './field.module.css'

interface CheckboxProps extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  type?: 'checkbox' | 'radio'
  labelClassName?: string | undefined
}

export function Checkbox(props: CheckboxProps) {
  const { label, description, error, className, labelClassName, ...input } = props
  const ownId = useId()
  const id = input.id ?? ownId

  return (
    <div className={clsx(styles.check, className)}>
      <input
        type="checkbox"
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { description, error }, input['aria-describedby'])}
      />
      <div>
        <label className={labelClassName} htmlFor={id}>
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className={styles.description}>
            {description}
          </p>
        )}
        <FieldError id={`${id}-error`}>{messageOf(error)}</FieldError>
      </div>
    </div>
  )
}
