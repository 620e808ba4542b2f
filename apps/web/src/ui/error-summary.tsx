import { useEffect, useEffectEvent, useRef } from 'react'
import styles from './field-error.module.css'

export interface FieldMessage {
  fieldId?: string | undefined
  message: string
}

interface ErrorSummaryProps {
  title?: string
  errors: readonly FieldMessage[]
  /** Increases with each attempt to submit, so that each one moves the focus here. */
  attempt: number
}

/** At the top of a form after a rejected submit: takes the focus and links to each field. */
export function ErrorSummary({
  title = 'Some answers need another look',
  errors,
  attempt,
}: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  const takeFocus = useEffectEvent(() => shown && summary.current?.focus())
  // An error that comes back while somebody types does not take the focus from the box.
  useEffect(() => {
    if (attempt > 0) {
      takeFocus()
    }
  }, [attempt])
  if (!shown) {
    return null
  }

  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1} data-focus-quietly>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId ? <FieldLink fieldId={fieldId} message={message} /> : message}
          </li>
        ))}
      </ul>
    </div>
  )
}

function FieldLink({ fieldId, message }: { fieldId: string; message: string }) {
  return (
    <a
      href={`#${fieldId}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(fieldId)?.focus()
      }}
    >
      {message}
    </a>
  )
}
