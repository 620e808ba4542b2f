import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../lib/api-problem.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayHelpToRetry, staleTime: 10_000 },
    mutations: { retry: false },
  },
})

/** Retries once unless the server rejected the request (4xx). */
function mayHelpToRetry(failures: number, error: Error): boolean {
  if (error instanceof ApiProblem && error.status >= 400 && error.status < 500) {
    return false
  }

  return failures < 1
}
