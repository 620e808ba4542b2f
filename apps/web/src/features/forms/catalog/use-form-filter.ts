import { isUsState, type UsState } from '@countersign/answers/us-states'
import { useSearchParams } from 'react-router'
import { filterChange } from '../../../lib/filter-change.ts'
import type { FormFilter } from './form-queries.ts'

const anyState = 'any'

/**
 * Search, category and state are in the URL, so that Back and a reload keep them. The default state
 * is the one where the member's property is.
 */
export function useFormFilter(homeState: string | undefined) {
  const home = toState(homeState)
  const [query, setQuery] = useSearchParams()
  const asked = query.get('state')
  const filter: FormFilter = {
    searchTerm: query.get('searchTerm') ?? '',
    category: query.get('category') ?? '',
    state: asked === null ? home : toState(asked),
  }

  function setFilter({ searchTerm, category, state }: FormFilter) {
    const next = {
      ...(searchTerm && { searchTerm }),
      ...(category && { category }),
      ...(state !== home && { state: state ?? anyState }),
    }
    setQuery(next, { ...filterChange, replace: true })
  }

  return [filter, setFilter] as const
}

function toState(code: string | undefined): UsState | undefined {
  return code !== undefined && isUsState(code) ? code : undefined
}
