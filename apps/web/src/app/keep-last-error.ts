import type { Query, QueryCache } from '@tanstack/react-query'

/**
 * Keeps the error of a query without data while it is fetched again. TanStack Query resets it to pending,
 * so each poll and each retry would replace the error, and the button to try again, with a skeleton.
 */
export function keepLastError(cache: QueryCache): void {
  const lastErrors = new WeakMap<Query, Error>()

  cache.subscribe((event) => {
    const { query } = event
    if (event.type === 'observerRemoved' && query.getObserversCount() === 0) {
      lastErrors.delete(query)
    }
    if (event.type !== 'updated') {
      return
    }

    const { status, error, data } = query.state
    if (status === 'error' && error instanceof Error && data === undefined) {
      lastErrors.set(query, error)
    } else if (event.action.type === 'fetch' && data === undefined && lastErrors.has(query)) {
      query.setState({ status: 'error', error: lastErrors.get(query) ?? null })
    } else {
      lastErrors.delete(query)
    }
  })
}
