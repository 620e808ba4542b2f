import { limits } from '@countersign/contract/calls'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

export const searchParameter = 'search'

export function useSearchTerm() {
  const [search, setSearch] = useSearchParams()
  const term = search.get(searchParameter) ?? ''
  const [text, setText] = useState(term)
  const [seenTerm, setSeenTerm] = useState(term)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // The URL changed from outside: by Back, or by "Show all packets".
  if (term !== seenTerm) {
    setSeenTerm(term)
    if (term !== text.trim()) {
      setText(term)
    }
  }

  function searchFor(typed: string) {
    clearTimeout(timer.current)
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(searchParameter)
        if (typed.trim()) {
          after.set(searchParameter, typed.trim())
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }

  function write(typed: string) {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => searchFor(typed), limits.searchDebounceMs)
  }

  return { text, write, searchNow: () => searchFor(text) }
}
