import { useRef, useState } from 'react'
import type { ClipboardEvent, InputHTMLAttributes, KeyboardEvent } from 'react'
import { cleanLine } from '@countersign/answers/clean-text'
import { parseWrittenDay } from '@countersign/answers/parse-written-day'
import { flushSync } from 'react-dom'

interface DayInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'onChange' | 'onBlur'
> {
  /** `YYYY-MM-DD`, or what was typed so far. */
  value: string
  /** `complete` is false while the browser's input holds a part of a date. */
  write: (text: string, complete: boolean) => void
  leave?: (text: string, complete: boolean) => void
}

/**
 * The browser's date input, which also takes a date as people write it: typing a letter, or a separator
 * after a number, turns it into a text input until blur, a date may be pasted in any format, and a year
 * may have two digits. What was pasted and is no date stays as text: the browser's input would drop it
 * without a word. Chromium ignores a typed separator and makes 12/12/0027 of "1/31/2027".
 */
export function DayInput({ value, write, leave, ...attributes }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isText, setIsText] = useState(() => value !== '' && !isDay(value))
  /** Typed into the browser's input, one after the other. */
  const digits = useRef('')
  /** Typed into the browser's input, which may show the day first. */
  const isInBrowserOrder = useRef(false)
  /** Left, and not understood: it is not taken when it is left again as it is. */
  const refused = useRef<string>(undefined)

  function switchToText(event: KeyboardEvent<HTMLInputElement>) {
    if (isText || event.key === 'Shift') {
      return
    }

    const before = digits.current
    // After an arrow or Tab, a part of the day is typed, and no day from its beginning.
    digits.current = isDigit(event) ? `${before}${event.key}` : partOnly
    const startsDay = /^(\d{1,2}|\d{4})$/.test(before)
    if (isLetter(event) || (startsDay && isSeparator(event))) {
      event.preventDefault()
      isInBrowserOrder.current = !isLetter(event)
      flushSync(() => {
        setIsText(true)
        write(startsDay ? `${before}${event.key}` : event.key, true)
      })
      // The key replaced the input; typing goes on in the new one.
      input.current?.focus()
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = cleanLine(event.clipboardData.getData('text')).slice(0, 100)
    if (isText || text === '') {
      return
    }

    event.preventDefault()
    const day = parseWrittenDay(text)
    flushSync(() => {
      setIsText(day === undefined)
      write(day ?? text, true)
    })
    input.current?.focus()
    if (day === undefined) {
      leave?.(text, true)
    }
  }

  return (
    <input
      {...attributes}
      key={isText ? 'text' : 'date'}
      ref={input}
      type={isText ? 'text' : 'date'}
      autoComplete="off"
      value={value}
      onKeyDown={switchToText}
      onPointerDown={() => (digits.current = '')}
      onPaste={paste}
      onChange={({ target }) => write(target.value, !target.validity.badInput)}
      onBlur={({ target }) => {
        const parse = isInBrowserOrder.current ? parseInBrowserOrder : parseWrittenDay
        const day = value === refused.current ? undefined : parse(value)
        refused.current = day === undefined ? value : undefined
        digits.current = ''
        isInBrowserOrder.current = false
        setIsText(isText && day === undefined && value !== '')
        if (day !== undefined && day !== value) {
          write(day, true)
        }
        leave?.(day ?? value, !target.validity.badInput)
      }}
    />
  )
}

/** In place of digits: matches no beginning of a day. */
const partOnly = '-'

/** What the browser's date input can show. */
function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
}

function isDigit({ key }: KeyboardEvent): boolean {
  return /^\d$/.test(key)
}

function isLetter(event: KeyboardEvent): boolean {
  return /^\p{L}$/u.test(event.key) && !hasModifier(event)
}

function isSeparator(event: KeyboardEvent): boolean {
  return /^[-/. ]$/.test(event.key) && !hasModifier(event)
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey
}

/** Where the day comes first in this browser's language, only a day that can be read in one way. */
function parseInBrowserOrder(text: string): string | undefined {
  const day = parseWrittenDay(text)
  const [first] = new Intl.DateTimeFormat(undefined, { dateStyle: 'short' }).formatToParts()
  if (first?.type !== 'day') {
    return day
  }

  const other = parseWrittenDay(text.trim().replace(/^(\d+)([-/. ]+)(\d+)(?=[-/. ])/, '$3$2$1'))
  return day === undefined || other === undefined || day === other ? (day ?? other) : undefined
}
