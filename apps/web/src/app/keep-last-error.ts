import type { Query, QueryCache } from '@tanstack/react-query'

/**
 * Keeps the error of a query without data while it is fetched again. TanStack Query resets it to pending,
 * so each poll and each retry would replace the error, and the button to try again, with a skeleton.
 */
export function keepLastError(cache: QueryCache): void {
  const lastErrors = new WeakMap<Query, Error>()

  cache.subscribe((event) => {
    const { query } = event
    const { error, data } = query.state
    const last = lastErrors.get(query)
    if (event.type === 'updated' && event.action.type === 'fetch' && last) {
      query.setState({ status: 'error', error: last })
    } else if (event.type === 'updated' && error && data === undefined) {
      lastErrors.set(query, error)
    } else if (event.type === 'updated' || query.getObserversCount() === 0) {
      lastErrors.delete(query)
    }
  })
}
