import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { LoadingState } from './loading-state.tsx'
import { PageTitle } from './page-title.tsx'
import { QueryError, type QueryErrorProps } from './query-error.tsx'

interface DetailHeaderProps extends Pick<QueryErrorProps, 'query' | 'action'> {
  /** Undefined while it loads and when it failed. */
  loaded: { title: string; lead: ReactNode; actions?: ReactNode } | undefined
  /** The title until then: "Resident". */
  fallbackTitle: string
  /** The title of the error. */
  failed: string
}

/** Header of a page about one resident, property or receipt: loading, error or loaded. */
export function DetailHeader({ query, loaded, fallbackTitle, failed, action }: DetailHeaderProps) {
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
      {query.error ? (
        <Card flush style={{ marginBottom: 'var(--space-5)' }}>
          <QueryError query={query} title={failed} action={action} />
        </Card>
      ) : (
        <LoadingState shape="text" count={1} />
      )}
    </>
  )
}
