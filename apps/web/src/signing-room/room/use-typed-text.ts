import { useState } from 'react'
import { tabStorage } from '../../lib/safe-storage.ts'
import { useRoom } from './room-context.ts'

/**
 * Text that is not an answer and not sent yet, in this tab's storage, by person and packet as stored
 * drafts are. An empty text removes it.
 */
export function useTypedText(name: 'decline' | 'question'): [string, (text: string) => void] {
  const key = `countersign.room-text.${name}.${useRoom().draftKey}`
  const [text, setText] = useState(() => tabStorage.getItem(key) ?? '')

  return [
    text,
    (next) => {
      setText(next)
      if (next === '') {
        tabStorage.removeItem(key)
      } else {
        tabStorage.setItem(key, next)
      }
    },
  ]
}
