import { UsState } from '@countersign/contract'
import { useSearchParams } from 'react-router'
import type { FormFilter } from './form-queries.ts'

const anyState = 'any'

/**
 * Search, category and state are in the URL, so that Back and a reload keep them. The default state
 * is the one where the member's property is.
 */
export function useFormFilter(homeState: string | undefined) {
  const home = UsState.safeParse(homeState).data
  const [query, setQuery] = useSearchParams()
  const asked = query.get('state')
  const filter: FormFilter = {
    searchTerm: query.get('searchTerm') ?? '',
    category: query.get('category') ?? '',
    state: asked === null ? home : UsState.safeParse(asked).data,
  }

  function setFilter({ searchTerm, category, state }: FormFilter) {
    const next = {
      ...(searchTerm && { searchTerm }),
      ...(category && { category }),
      ...(state !== home && { state: state ?? anyState }),
    }
    setQuery(next, { replace: true, preventScrollReset: true })
  }

  return [filter, setFilter] as const
}
