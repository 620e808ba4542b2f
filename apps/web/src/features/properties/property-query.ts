import { propertyCalls } from '@countersign/contract/calls/properties'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

export function propertyQuery(userId: string, propertyId: string) {
  return queryOptions({
    queryKey: ['properties', userId, propertyId],
    queryFn: async ({ signal }) => {
      const { property } = await callApi(propertyCalls.getProperty, {
        params: { id: userId, propertyId },
        signal,
      })
      return property
    },
  })
}
