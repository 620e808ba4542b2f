import { postCallback } from '@countersign/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { storeToken } from '../../lib/token.ts'
import { clearSessionEnd, takeReturnTo } from './login-memory.ts'
import { refreshCurrentUser } from './session-query.ts'

/** What the membership sends back in the address. */
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
 * Exchanges the code for a token, once: a code works a single time, so this is a query that is
 * never fetched again, whatever mounts twice. Answers where the member wanted to go.
 */
export function finishLoginQuery(answer: LoginCallback) {
  return queryOptions({
    queryKey: ['login', answer.code],
    queryFn: async ({ client }) => {
      const { token } = await callApi(postCallback, { body: answer })
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
