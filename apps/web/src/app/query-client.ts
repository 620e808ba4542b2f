import { QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { askAgainMs, isAway, mayHelpToRetry } from '../lib/retry.ts'
import { keepLastError } from './keep-last-error.ts'

export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({ onError: askAgainLater })
  keepLastError(queryCache)

  return new QueryClient({
    queryCache,
    defaultOptions: {
      // Not paused while the browser is offline: the page says so, and nothing is sent later, when nobody
      // expects it.
      queries: {
        retry: mayHelpToRetry,
        staleTime: 10_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** So that a page goes on by itself after an outage, as long as somebody looks at it. */
function askAgainLater(error: Error, query: Query<unknown, unknown, unknown>): void {
  if (isAway(error)) {
    setTimeout(() => {
      if (query.isActive() && query.state.status === 'error') {
        query.fetch().catch(() => undefined)
      }
    }, askAgainMs)
  }
}
