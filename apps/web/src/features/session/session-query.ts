import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { User } from '@countersign/contract'
import { getMe } from '@countersign/contract/calls'
import { ApiProblem, callApi } from '../../lib/api.ts'

/**
 * The member who is signed in; null for nobody. A failed fetch leaves one signed out (specification,
 * section 4), but a member who is already here is not thrown out because the network was gone for a
 * moment: only a 401 does that.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client, signal }): Promise<User | null> => {
    try {
      const { user } = await callApi(getMe, { signal })
      return user
    } catch (error) {
      if (isUnauthorized(error) || !client.getQueryData(['session'])) {
        return null
      }
      throw error
    }
  },
  staleTime: 5 * 60_000,
  retry: false,
})

/** Asks again who is signed in: after a login, and after a change to the member's own record. */
export async function refreshCurrentUser(client: QueryClient): Promise<void> {
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
}

/** Nobody is signed in any more, and nothing that was loaded for them stays. */
export function clearMember(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, null)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 401
}
