import { useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { formatMediumDay, parseWrittenDay } from '@countersign/answers'
import { useMessages } from '../i18n/messages.tsx'
import { useControlMessages } from '../i18n/use-control-messages.ts'
import type { DayInputProps } from './day-input.tsx'
import styles from './written-day-input.module.css'

/**
 * A text box for a day in any way people write it, which then shows the month by its name; its button
 * opens the browser's calendar.
 */
export function WrittenDayInput({ value, write, leave, ...attributes }: DayInputProps) {
  const { labels } = useControlMessages()
  const { locale } = useMessages().answers
  const box = useRef<HTMLInputElement>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const isWritten = isDay(value)

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    setTyped(target.value)
    // Of a year with four digits, two are typed first and would be another year.
    const day = /\d{4}/.test(target.value) ? parseWrittenDay(target.value) : undefined
    write(day ?? target.value, true)
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    setTyped(undefined)
    write(target.value, true)
    box.current?.focus()
  }

  return (
    <span className={styles.day} data-day>
      <input
        {...attributes}
        ref={box}
        type="text"
        autoComplete="off"
        data-input="day"
        placeholder={labels.dayPattern}
        value={typed ?? (isWritten ? formatMediumDay(value, locale) : value)}
        onChange={type}
        onBlur={() => {
          const day = parseWrittenDay(value)
          setTyped(undefined)
          if (day !== undefined && day !== value) {
            write(day, true)
          }
          leave?.(day ?? value, true)
        }}
      />
      <input
        ref={calendar}
        type="date"
        className={styles.calendar}
        tabIndex={-1}
        aria-hidden
        value={isWritten ? value : ''}
        onChange={choose}
      />
      <button
        type="button"
        className={styles.open}
        aria-label={labels.openCalendar}
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarIcon />
      </button>
    </span>
  )
}

function CalendarIcon() {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" aria-hidden>
      <rect x="2.5" y="4" width="15" height="13" rx="1.5" />
      <path d="M2.5 8.5h15M6.5 2v4M13.5 2v4" />
    </svg>
  )
}

/** What the browser's calendar can show. */
function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
}
