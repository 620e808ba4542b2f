import { useSearchParams } from 'react-router'
import { useDebouncedTerm } from '../../../lib/use-debounced-term.ts'

export const searchParameter = 'search'

/** The search term is in the URL, so that a reload or a link keeps it. */
export function useSearchTerm() {
  const [search, setSearch] = useSearchParams()
  const { text, type, cancel } = useDebouncedTerm(search.get(searchParameter) ?? '', searchFor)

  function searchFor(term: string) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(searchParameter)
        if (term) {
          after.set(searchParameter, term)
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }

  function searchNow() {
    cancel()
    searchFor(text.trim())
  }

  return { text, type, searchNow }
}
