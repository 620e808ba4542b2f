import { useSearchParams } from 'react-router'
import { readFilter, withFilter } from './list-filter.ts'
import type { PacketFilter } from './packets-query.ts'

/** The filter is in the URL: a reload keeps it, a link carries it, and Back returns to the one before. */
export function useListFilter() {
  const [search, setSearch] = useSearchParams()

  function change(part: Partial<PacketFilter>, options: { replace?: boolean } = {}) {
    setSearch((before) => withFilter(before, part), { preventScrollReset: true, ...options })
  }

  return { filter: readFilter(search), change }
}
