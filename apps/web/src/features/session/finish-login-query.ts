import { authCalls } from '@countersign/contract/calls/auth'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { storeToken } from '../../lib/token.ts'
import { clearSessionEnd, takeReturnTo } from './login-memory.ts'
import { refreshCurrentUser } from './session-query.ts'

export interface LoginCallback {
  code: string
  state?: string | undefined
  iss?: string | undefined
}

export function readLoginCallback(search: URLSearchParams): LoginCallback | undefined {
  const code = search.get('code')
  if (!code) {
    return undefined
  }

  return { code, state: search.get('state') ?? undefined, iss: search.get('iss') ?? undefined }
}

/**
 * Runs once: a code works a single time, so this query is never fetched again, even if mounted
 * twice.
 */
export function finishLoginQuery(answer: LoginCallback) {
  return queryOptions({
    queryKey: ['login', answer.code],
    queryFn: async ({ client }) => {
      const { token } = await callApi(authCalls.postCallback, { body: answer })
      storeToken(token)
      clearSessionEnd()
      await refreshCurrentUser(client)
      return { wanted: takeReturnTo() }
    },
    retry: false,
    staleTime: Infinity,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
