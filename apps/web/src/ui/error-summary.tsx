import { useEffect, useRef } from 'react'
import styles from './field-error.module.css'

export interface FieldProblem {
  /** The `id` of the control that is meant. */
  fieldId?: string | undefined
  message: string
}

interface ErrorSummaryProps {
  title?: string
  problems: readonly FieldProblem[]
  /** Another number for another attempt, so that each one takes the focus. */
  attempt: number
}

/** At the top of a form after a refused attempt: takes the focus, and leads to each field. */
export function ErrorSummary({
  title = 'Some answers need another look',
  problems,
  attempt,
}: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const shown = problems.length > 0
  useEffect(() => {
    if (shown && attempt > 0) {
      summary.current?.focus()
    }
  }, [attempt, shown])
  if (!shown) {
    return null
  }

  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1} data-focus-quietly>
      <h2>{title}</h2>
      <ul>
        {problems.map(({ fieldId, message }) => (
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
