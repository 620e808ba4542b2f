import { limits } from '@countersign/contract/calls'
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What is typed, and half a second after the last key the term. A term that was changed from outside,
 * by Back or by "Show all forms", takes the place of what is typed.
 */
export function useDebouncedTerm(term: string, onTerm: (term: string) => void) {
  const [text, setText] = useState(term)
  const [seen, setSeen] = useState(term)
  const [due, setDue] = useState<string>()
  const search = useEffectEvent(onTerm)

  if (term !== seen) {
    setSeen(term)
    if (due === undefined && term !== text.trim()) {
      setText(term)
    }
  }

  useEffect(() => {
    if (due === undefined) {
      return
    }
    const timer = setTimeout(() => {
      setDue(undefined)
      search(due.trim())
    }, limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [due])

  function write(typed: string) {
    setText(typed)
    setDue(typed)
  }

  return { text, write, forget: () => setDue(undefined) }
}
