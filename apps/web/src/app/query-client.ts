import { QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { ApiProblem } from '../lib/api-problem.ts'

/** While Countersign is away, a page that shows an error asks again this often. */
const askAgainMs = 5000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: askAgainLater }),
    defaultOptions: {
      queries: { retry: mayHelpToRetry, staleTime: 10_000 },
      mutations: { retry: false },
    },
  })
}

/** Retries once unless the server rejected the request (4xx), and for 7 seconds if it is away. */
function mayHelpToRetry(failures: number, error: Error): boolean {
  if (error instanceof ApiProblem && error.status >= 400 && error.status < 500) {
    return false
  }

  return failures < (isAway(error) ? 3 : 1)
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

/** The server cannot be reached, or it cannot reach its database. */
function isAway(error: Error): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.problem.code === 'unavailable')
}
