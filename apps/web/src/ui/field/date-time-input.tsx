import { useRef, useState } from 'react'
import type { ClipboardEvent, InputHTMLAttributes, KeyboardEvent, RefCallback } from 'react'
import { cleanLine } from '@countersign/answers/clean-text'
import { parseWrittenDay } from '@countersign/answers/parse-written-day'
import { parseWrittenTime } from '@countersign/answers/parse-written-time'
import { flushSync } from 'react-dom'

interface DateTimeInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'onChange' | 'onBlur'
> {
  ref?: RefCallback<HTMLInputElement>
  type: 'date' | 'time'
  /** `YYYY-MM-DD` or `HH:MM`, or what was typed so far. */
  value: string
  /** `complete` is false while the browser's input holds a part of a date or time. */
  write: (text: string, complete: boolean) => void
  leave?: (text: string, complete: boolean) => void
}

/**
 * The browser's date or time input, which also takes what people write: typing a separator after a number,
 * or a letter, turns it into a text input until blur, a date or time may be pasted in any format, and a
 * year may have two digits. What was pasted and is no date stays as text: the browser's input would drop
 * it without a word. Chromium ignores a typed separator and makes 12/12/0027 of "1/31/2027" and 1:00 PM
 * of "1:30 PM".
 */
export function DateTimeInput(props: DateTimeInputProps) {
  const { ref, type, value, write, leave, ...attributes } = props
  const { shown, start, separator, parse } = formats[type]
  const input = useRef<HTMLInputElement | null>(null)
  const [isText, setIsText] = useState(() => value !== '' && !shown.test(value))
  /** Typed into the browser's input, one after the other. */
  const digits = useRef('')
  /** Typed into the browser's input, which may show the day first. */
  const isInBrowserOrder = useRef(false)
  /** Left, and not understood: it is not taken when it is left again as it is. */
  const refused = useRef<string>(undefined)

  function read(text: string): string | undefined {
    return type === 'date' && isInBrowserOrder.current ? parseInBrowserOrder(text) : parse(text)
  }

  /** "11:30" without AM or PM looks like a whole time: no text is one before it is left. */
  function writeText(text: string) {
    write(text, type === 'date')
  }

  /** Enter may submit a form before the box is left. */
  function submit() {
    const written = read(value)
    if (written !== undefined) {
      flushSync(() => write(written, true))
    }
  }

  function switchToText(event: KeyboardEvent<HTMLInputElement>) {
    if (isText && event.key === 'Enter') {
      submit()
    }
    if (isText || hasModifier(event) || /^(Shift|Control|Meta|Alt)$/.test(event.key)) {
      return
    }

    const before = digits.current
    digits.current = nextDigits(before, event.key)
    const isStarted = start.test(before)
    const isLetter = /^\p{L}$/u.test(event.key) && (isStarted || type === 'date')
    if (isLetter || (isStarted && separator.test(event.key))) {
      event.preventDefault()
      isInBrowserOrder.current = !isLetter
      flushSync(() => {
        setIsText(true)
        writeText(isStarted ? `${before}${event.key}` : event.key)
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
    const written = parse(text)
    flushSync(() => {
      setIsText(written === undefined)
      if (written === undefined) {
        writeText(text)
      } else {
        write(written, true)
      }
    })
    input.current?.focus()
    if (written === undefined) {
      leave?.(text, false)
    }
  }

  return (
    <input
      {...attributes}
      key={isText ? 'text' : type}
      ref={(element) => {
        input.current = element
        ref?.(element)
      }}
      type={isText ? 'text' : type}
      autoComplete="off"
      value={value}
      onKeyDown={switchToText}
      onPointerDown={() => (digits.current = '')}
      onPaste={paste}
      onChange={({ target }) =>
        isText ? writeText(target.value) : write(target.value, !target.validity.badInput)
      }
      onBlur={({ target }) => {
        const written = value === refused.current ? undefined : read(value)
        refused.current = written === undefined ? value : undefined
        digits.current = ''
        isInBrowserOrder.current = false
        const staysText = isText && written === undefined && value !== ''
        setIsText(staysText)
        if (written !== undefined && (isText || written !== value)) {
          write(written, true)
        }
        leave?.(written ?? value, !staysText && !target.validity.badInput)
      }}
    />
  )
}

const formats = {
  date: {
    /** What the browser's input can show. */
    shown: /^\d{4}-\d{2}-\d{2}$/,
    start: /^(\d{1,2}|\d{4})$/,
    separator: /^[-/. ]$/,
    parse: (text: string) => parseWrittenDay(text),
  },
  time: {
    shown: /^\d{2}:\d{2}/,
    start: /^\d{1,2}$/,
    separator: /^[:. ]$/,
    parse: (text: string) => parseWrittenTime(text, isTwelveHours()),
  },
}

/** In place of digits: matches no beginning. After an arrow or Tab, a part is typed alone. */
const partOnly = '-'

/** The browser's input stays in its first part until this has all its digits. */
function nextDigits(before: string, key: string): string {
  if (/^\d$/.test(key)) {
    return `${before}${key}`
  }
  return /^(Backspace|Delete)$/.test(key) && /^[01]?$/.test(before) ? '' : partOnly
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey
}

function isTwelveHours(): boolean {
  const { hour12 } = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).resolvedOptions()
  return hour12 === true
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
