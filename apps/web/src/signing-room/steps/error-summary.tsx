import { useEffect, useRef } from 'react'
import { useMessages } from '../i18n/messages.tsx'
import { focusControl } from '../ui/focus-control.ts'
import type { RoomProgress } from '../room/use-room-progress.ts'
import styles from '../ui/page.module.css'

interface ErrorSummaryProps {
  wrong: RoomProgress['invalid']
  /** Said where no answer is to blame. */
  otherwise: string
  /** Another number for another attempt, so that each one takes the focus. */
  attempt: number
}

/** After a refused Finish: what is wrong, each with the way to it (WCAG 3.3.1, 3.3.3). */
export function ErrorSummary({ wrong, otherwise, attempt }: ErrorSummaryProps) {
  const { problems } = useMessages()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView({ block: 'center' })
  }, [attempt])

  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1} data-focus-quietly>
      {wrong.length === 0 && <p>{otherwise}</p>}
      {wrong.length > 0 && <h2>{problems.summaryTitle(wrong.length)}</h2>}
      <ul>
        {wrong.map(({ slot, message }) => (
          <li key={slot.id}>
            <a
              href={`#${slot.id}`}
              onClick={(event) => {
                event.preventDefault()
                focusControl(slot.id)
              }}
            >
              {slot.field.label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
