import { SearchField } from '../../../ui/search-field.tsx'
import { useSearchTerm } from './use-search-term.ts'

export function PacketSearch() {
  const { text, type, searchNow } = useSearchTerm()

  return <SearchField label="Search packets" text={text} onType={type} onSubmit={searchNow} />
}
