import { getPackets } from '@countersign/contract/calls'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'

/** Which of the member's packets: all, a resident's or a property's, and what is searched for. */
export interface PacketFilter {
  searchTerm?: string
  propertyId?: string
  tenantId?: string
}

const firstCursor: string | undefined = undefined

/** The packets, newest first, a page at a time by key. */
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
