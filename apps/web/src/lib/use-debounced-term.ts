import { limits } from '@countersign/contract/calls'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * Text of a search box. `onTerm` gets the trimmed text half a second after the last key (spec, section
 * 9). When `term` changes from outside, by Back or by a reset, it replaces the text. Nothing is
 * searched once another page is being opened: writing the term into the address would keep it closed.
 */
export function useDebouncedTerm(term: string, onTerm: (term: string) => void) {
  const [text, setText] = useState(term)
  const [previousTerm, setPreviousTerm] = useState(term)
  const [pending, setPending] = useState<string>()
  const isLeaving = useIsLeaving()
  const search = useEffectEvent((typed: string) => {
    if (!isLeaving) {
      onTerm(typed)
    }
  })

  if (term !== previousTerm) {
    setPreviousTerm(term)
    if (pending === undefined && term !== text.trim()) {
      setText(term)
    }
  }

  useEffect(() => {
    if (pending === undefined) {
      return
    }
    const timer = setTimeout(() => {
      setPending(undefined)
      search(pending.trim())
    }, limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [pending])

  return {
    text,
    type: (typed: string) => {
      setText(typed)
      setPending(typed)
    },
    /** Drops the pending search, when another one starts at once. */
    cancel: () => setPending(undefined),
  }
}

/** Whether the page that was chosen is still being fetched. */
function useIsLeaving(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()

  return location !== undefined && location.pathname !== pathname
}
