import { useEffect, useRef } from 'react'
import { useMessages } from '../i18n/messages.tsx'
import { goTo } from './go-to.ts'
import type { PageStanding } from './use-standing.ts'
import styles from '../ui/page.module.css'

interface ProblemSummaryProps {
  wrong: PageStanding['wrong']
  /** Said where no answer is to blame. */
  otherwise: string
  /** Another number for another attempt, so that each one takes the focus. */
  attempt: number
}

/** After a refused Finish: what is wrong, each with the way to it (WCAG 3.3.1, 3.3.3). */
export function ProblemSummary({ wrong, otherwise, attempt }: ProblemSummaryProps) {
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
                goTo(slot.id)
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
