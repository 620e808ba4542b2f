import type { InputHTMLAttributes } from 'react'
import { parseWrittenDay } from '@countersign/answers'
import { WrittenDayInput } from './written-day-input.tsx'

export interface DayInputProps extends Omit<
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
 * A day. With a mouse it is typed into a text box, which keeps what is half typed when another view
 * renders it anew; the browser's own input, which does not, is for fingers, which choose a day in it.
 */
export function DayInput(props: DayInputProps) {
  return matchMedia('(pointer: coarse)').matches ? (
    <BrowserDayInput {...props} />
  ) : (
    <WrittenDayInput {...props} />
  )
}

function BrowserDayInput({ value, write, leave, ...attributes }: DayInputProps) {
  return (
    <input
      {...attributes}
      type="date"
      autoComplete="off"
      value={value}
      onChange={({ target }) => write(target.value, !target.validity.badInput)}
      onBlur={({ target }) => {
        // A year of two digits is padded to 0027 by the browser.
        const day = parseWrittenDay(value)
        if (day !== undefined && day !== value) {
          write(day, true)
        }
        leave?.(day ?? value, !target.validity.badInput)
      }}
    />
  )
}
