import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { FinishRejections } from '../room/use-finish.ts'
import type { RoomProgress } from '../room/use-room-progress.ts'
import { formTitleId } from '../ui/anchors.ts'
import { focusControl, showField } from '../ui/focus-control.ts'
import errorStyles from '../../ui/field-error.module.css'
import styles from './error-summary.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'

interface ErrorSummaryProps {
  invalid: RoomProgress['invalid']
  invalidSums?: RoomProgress['invalidSums']
  rejections: Pick<FinishRejections, 'count' | 'message'>
}

/** After each rejected Finish: every invalid answer with a link to it (WCAG 3.3.1, 3.3.3). */
export function ErrorSummary({ invalid, invalidSums = [], rejections }: ErrorSummaryProps) {
  const { problems } = useRoomMessages()
  const summary = useRef<HTMLDivElement>(null)
  const { count: rejected, message } = rejections
  const count = invalid.length + invalidSums.length
  useEffect(() => {
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView({ block: 'center' })
  }, [rejected])

  if (count === 0 && message === '') {
    return null
  }
  return (
    <div
      ref={summary}
      className={clsx(errorStyles.summary, styles.summary)}
      role="alert"
      tabIndex={-1}
      data-focus-quietly
    >
      {count === 0 && <p>{message}</p>}
      {count > 0 && <h2>{problems.summaryTitle(count)}</h2>}
      <ul>
        {invalid.map(({ slot, message: error }) => (
          <li key={slot.id}>
            <a
              href={`#${slot.id}`}
              onClick={(event) => {
                event.preventDefault()
                focusControl(slot.id)
              }}
            >
              {slot.field.label}: {error}
            </a>
          </li>
        ))}
        {invalidSums.map(({ document: { documentId, title }, field, message: error }) => (
          <li key={field.answerKey}>
            <a
              href={`#${formTitleId(documentId)}`}
              onClick={(event) => {
                event.preventDefault()
                showField(documentId, field.key)
              }}
            >
              {title}, {field.label}: {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
