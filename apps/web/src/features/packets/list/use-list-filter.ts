import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { asksForNothing, readFilter, withFilter, type FilterChange } from './list-filter.ts'
import { filterChange } from '../../../lib/filter-change.ts'
import { packetsQuery, type PacketFilter } from './packets-query.ts'

/** The filter is in the URL: a reload keeps it, a link carries it, and Back returns to the one before. */
export function useListFilter() {
  const [search, setSearch] = useSearchParams()

  function change(part: FilterChange, options: { replace?: boolean } = {}) {
    setSearch((before) => withFilter(before, part), { ...filterChange, ...options })
  }

  return { filter: readFilter(search), change, isUnset: asksForNothing(search) }
}

/** The filter of the dashboard: without one in the URL it begins with what needs the owner, if anything does. */
export function useDashboardFilter() {
  const { filter, change, isUnset } = useListFilter()
  const needsYou: PacketFilter = { ...filter, group: 'needs-you' }
  const list = useInfiniteQuery({ ...packetsQuery(needsYou), enabled: isUnset })
  const [first] = list.data?.pages ?? []
  const isNeeded = !first || (first.counts ? first.counts['needs-you'] : first.packets.length) > 0

  return { filter: isUnset && !list.isError && isNeeded ? needsYou : filter, change }
}
