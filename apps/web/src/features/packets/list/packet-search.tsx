import { SearchField } from '../../../ui/search-field.tsx'
import { useDebouncedTerm } from '../../../lib/use-debounced-term.ts'
import { useListFilter } from './use-list-filter.ts'

/** The search term is in the URL, so that a reload or a link keeps it. */
export function PacketSearch() {
  const { filter, change } = useListFilter()
  const { text, type, cancel } = useDebouncedTerm(filter.searchTerm ?? '', searchFor)

  function searchFor(term: string) {
    change({ searchTerm: term }, { replace: true })
  }

  function searchNow() {
    cancel()
    searchFor(text.trim())
  }

  return <SearchField label="Search packets" text={text} onType={type} onSubmit={searchNow} />
}
