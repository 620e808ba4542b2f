import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '../lib/problem-messages.ts'
import { isMissing } from '../lib/retry.ts'
import { ErrorState } from './error-state.tsx'

export interface QueryErrorProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** What could not be loaded; without it, the words of the error are the title. */
  title?: string
  /** For an error without words of its own. */
  fallback?: string
  /** Instead of the words of the error. */
  children?: ReactNode
  action?: ReactNode
}

/** Asks again, unless there is no such thing. */
export function QueryError({ query, title, fallback, children, action }: QueryErrorProps) {
  const { error, isFetching, refetch } = query
  const words = errorMessage(error, fallback)

  return (
    <ErrorState
      title={title ?? words}
      retrying={isFetching}
      action={action}
      {...(!isMissing(error) && { onRetry: () => void refetch() })}
    >
      {children ?? (title && words)}
    </ErrorState>
  )
}
