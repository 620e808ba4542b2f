import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { PageTitle } from './page-title.tsx'
import { Card } from './card.tsx'
import { LoadingState } from './loading-state.tsx'

interface DetailHeaderProps {
  /** Undefined while it loads and when it failed. */
  loaded: { title: string; lead: ReactNode; actions?: ReactNode } | undefined
  /** The title until then: "Resident". */
  fallbackTitle: string
  error: DetailError | undefined
  /** Shown with the error, beside "Try again". */
  action?: ReactNode
}

interface DetailError {
  title: string
  message: string
  /** Undefined where asking again does not help. */
  onRetry: (() => void) | undefined
  retrying: boolean
}

/** Header of a page about one resident or one property: loading, error or loaded. */
export function DetailHeader({ loaded, fallbackTitle, error, action }: DetailHeaderProps) {
  if (loaded) {
    return (
      <PageTitle lead={loaded.lead} actions={loaded.actions}>
        {loaded.title}
      </PageTitle>
    )
  }

  return (
    <>
      <PageTitle>{fallbackTitle}</PageTitle>
      {error ? (
        <Card flush style={{ marginBottom: 'var(--space-5)' }}>
          <ErrorState
            title={error.title}
            retrying={error.retrying}
            action={action}
            {...(error.onRetry && { onRetry: error.onRetry })}
          >
            {error.message}
          </ErrorState>
        </Card>
      ) : (
        <LoadingState shape="text" count={1} />
      )}
    </>
  )
}
