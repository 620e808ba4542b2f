import { userCalls } from '@countersign/contract/calls/users'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

export function tenantQuery(userId: string, tenantId: string) {
  return queryOptions({
    queryKey: ['tenants', userId, tenantId],
    queryFn: async ({ signal }) => {
      const { tenant } = await callApi(userCalls.getTenant, {
        params: { id: userId, tenantId },
        signal,
      })
      return tenant
    },
  })
}
