import { useState } from 'react'
import { useRoom } from './room-context.ts'

/**
 * Text that is not an answer and not sent yet, in this tab's storage, by person and packet as stored
 * drafts are. An empty text removes it.
 */
export function useTypedText(name: 'decline' | 'question'): [string, (text: string) => void] {
  const key = `countersign.room-text.${name}.${useRoom().draftKey}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')

  return [
    text,
    (next) => {
      setText(next)
      if (next === '') {
        sessionStorage.removeItem(key)
      } else {
        sessionStorage.setItem(key, next)
      }
    },
  ]
}
