import { ApiProblem } from './api-problem.ts'

/** While Countersign is away, a page that shows an error asks again this often. */
export const askAgainMs = 5000

/**
 * Retries once unless the server rejected the request (4xx), for 7 seconds if it is away, and never while
 * the browser is offline.
 */
export function mayHelpToRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiProblem && error.status >= 400 && error.status < 500) {
    return false
  }

  return navigator.onLine && failures < (isAway(error) ? 3 : 1)
}

/** The server cannot be reached, or it cannot reach its database. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.problem.code === 'unavailable')
}

/** There is no such thing, not anymore, or it is another member's: asking again gives the same answer. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 404 || error.status === 410)
}

export async function undefinedIfMissing<Answer>(
  asked: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) {
      return undefined
    }
    throw error
  }
}
