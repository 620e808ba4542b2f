import { useDebouncedTerm } from '../../../../lib/use-debounced-term.ts'
import { SearchField } from '../../../../ui/search-field.tsx'

interface CustomFormSearchProps {
  searchTerm: string
  onSearch: (searchTerm: string) => void
}

export function CustomFormSearch({ searchTerm, onSearch }: CustomFormSearchProps) {
  const { text, type } = useDebouncedTerm(searchTerm, onSearch)

  return <SearchField label="Search my forms" text={text} onType={type} />
}
