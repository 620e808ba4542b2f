import { getPackets } from '@countersign/contract/calls'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'

export interface PacketFilter {
  searchTerm?: string
  propertyId?: string
  tenantId?: string
}

const firstCursor: string | undefined = undefined

/** Newest first, paged by cursor. */
export function packetsQuery(filter: PacketFilter) {
  return infiniteQueryOptions({
    queryKey: ['packets', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(getPackets, { query: { ...filter, after: pageParam }, signal }),
    initialPageParam: firstCursor,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
