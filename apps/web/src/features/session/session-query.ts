import { queryOptions, type Query, type QueryClient } from '@tanstack/react-query'
import type { User } from '@countersign/contract/schemas/users'
import { authCalls } from '@countersign/contract/calls/auth'
import { ApiProblem, callApi } from '../../lib/api.ts'
import { clearDrafts } from '../../lib/drafts.ts'

/** Of the association's staff, who publish its forms. */
export type SignedIn = User & { isStaff?: true | undefined }

/**
 * The signed-in member, or null. A failed first fetch means signed out (spec, section 4), but a
 * network error does not sign out a member: only a 401 does.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client, signal }): Promise<SignedIn | null> => {
    try {
      const { user, isStaff } = await callApi(authCalls.getMe, { signal })
      return { ...user, ...(isStaff && { isStaff: true }) }
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

/** After a login, and after a change to the member's record. */
export async function refreshCurrentUser(client: QueryClient): Promise<void> {
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
}

/** After the member begins to work in another office: nothing stays that belongs to the one before. */
export async function reloadForOffice(client: QueryClient): Promise<void> {
  clearDrafts()
  await refreshCurrentUser(client)
  client.removeQueries({ predicate: isOfMember })
}

/** Also removes everything that was loaded for the member. */
export function clearMember(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, null)
  client.removeQueries({ predicate: isOfMember })
}

function isOfMember({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return queryKey[0] !== sessionQuery.queryKey[0]
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 401
}
