import { limits } from '@countersign/contract/rules/limits'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { CurrentRouter } from './current-router.ts'

/**
 * Text of a search box. `onTerm` gets the trimmed text half a second after the last key (spec, section
 * 9). When `term` changes from outside, by Back or by a reset, it replaces the text. During a
 * navigation the search waits until the navigation has been rendered: writing the term into the
 * address would cancel it.
 */
export function useDebouncedTerm(term: string, onTerm: (term: string) => void) {
  const [text, setText] = useState(term)
  const [previousTerm, setPreviousTerm] = useState(term)
  const [pending, setPending] = useState<string>()
  const { key } = useLocation()
  const navigation = useNavigation()
  const router = useContext(CurrentRouter)
  const search = useEffectEvent((typed: string) => {
    if (router?.state.navigation.state === 'idle' && router.state.location.key === key) {
      setPending(undefined)
      onTerm(typed.trim())
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
    const timer = setTimeout(() => search(pending), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [pending, key, navigation])

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
