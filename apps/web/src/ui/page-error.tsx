import { Card } from './card.tsx'
import { PageTitle } from './page-title.tsx'
import { QueryError, type QueryErrorProps } from './query-error.tsx'

interface PageErrorProps extends QueryErrorProps {
  pageTitle: string
}

/** A page without what it is about. */
export function PageError({ pageTitle, ...error }: PageErrorProps) {
  return (
    <>
      <PageTitle>{pageTitle}</PageTitle>
      <Card>
        <QueryError {...error} />
      </Card>
    </>
  )
}
