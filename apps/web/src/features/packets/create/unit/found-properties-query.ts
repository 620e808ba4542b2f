import { propertyCalls } from '@countersign/contract/calls/properties'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api.ts'

const firstCursor: string | undefined = undefined

export function foundPropertiesQuery(userId: string, searchTerm: string) {
  return infiniteQueryOptions({
    queryKey: ['properties', userId, 'found', searchTerm],
    queryFn: ({ pageParam, signal }) =>
      callApi(propertyCalls.getProperties, {
        params: { id: userId },
        query: { searchTerm, after: pageParam },
        signal,
      }),
    initialPageParam: firstCursor,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
