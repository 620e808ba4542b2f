import { useEffect, useRef, useState } from 'react'
import type { InputHTMLAttributes, KeyboardEvent } from 'react'
import { parseWrittenDay } from '@countersign/answers'

interface DayBoxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'onChange' | 'onBlur'
> {
  /** `YYYY-MM-DD`, or what was typed so far. */
  value: string
  /** `whole` is false while the browser's control holds a part of a day. */
  write: (text: string, whole: boolean) => void
  leave?: (text: string, whole: boolean) => void
}

/**
 * A day in the browser's own control, that also takes one as people write it: a letter makes it a box
 * for words until it is left, a day may be pasted in any form, and two digits are a year.
 */
export function DayBox({ value, write, leave, ...attributes }: DayBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const [spelled, setSpelled] = useState(false)
  // A letter has made another control of it; one goes on typing where one was.
  useEffect(() => {
    if (spelled) {
      box.current?.focus()
    }
  }, [spelled])

  function spell(event: KeyboardEvent<HTMLInputElement>) {
    if (!spelled && isLetter(event)) {
      event.preventDefault()
      setSpelled(true)
      write(event.key, true)
    }
  }

  return (
    <input
      {...attributes}
      key={spelled ? 'spelled' : 'native'}
      ref={box}
      type={spelled ? 'text' : 'date'}
      autoComplete="off"
      value={value}
      onKeyDown={spell}
      onPaste={(event) => {
        const day = spelled ? undefined : parseWrittenDay(event.clipboardData.getData('text'))
        if (day !== undefined) {
          event.preventDefault()
          write(day, true)
        }
      }}
      onChange={({ target }) => write(target.value, !target.validity.badInput)}
      onBlur={({ target }) => {
        const day = parseWrittenDay(value)
        setSpelled(spelled && day === undefined && value !== '')
        if (day !== undefined && day !== value) {
          write(day, true)
        }
        leave?.(day ?? value, !target.validity.badInput)
      }}
    />
  )
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^\p{L}$/u.test(key) && !ctrlKey && !metaKey && !altKey
}
