import { getUnitPackets } from '@countersign/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api.ts'

/** What each unit of a property has already. Packets change elsewhere, so it is read anew each time. */
export function unitPacketsQuery(userId: string, propertyId: string) {
  return queryOptions({
    queryKey: ['properties', userId, propertyId, 'unit-packets'],
    queryFn: async ({ signal }) => {
      const { units } = await callApi(getUnitPackets, {
        params: { id: userId, propertyId },
        signal,
      })
      return units
    },
    staleTime: 0,
  })
}
