import { parseWrittenDay } from '@countersign/answers/parse-written-day'
import type { ClipboardEvent } from 'react'

/** For the browser's date input, which by itself takes a pasted day in one format only. */
export function pasteDay(write: (day: string) => void) {
  return (event: ClipboardEvent<HTMLInputElement>) => {
    const day = parseWrittenDay(event.clipboardData.getData('text'))
    if (day !== undefined) {
      event.preventDefault()
      write(day)
    }
  }
}
