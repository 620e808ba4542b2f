import type { AssociationFormResponse } from '@countersign/contract/schemas/association'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { associationFormQuery } from '../../features/forms/association/association-queries.ts'
import { paths } from '../../lib/paths.ts'
import { errorMessage } from '../../lib/problem-messages.ts'
import { isMissing } from '../../lib/retry.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

/** The form of the address. */
export function LoadedForm({
  children,
}: {
  children: (form: AssociationFormResponse) => ReactNode
}) {
  const { formId = '' } = useParams()
  const form = useQuery(associationFormQuery(formId))
  if (form.isPending) {
    return <LoadingState shape="cards" count={2} label="Loading the form…" />
  }
  if (form.isError) {
    return (
      <>
        <PageTitle>Association form</PageTitle>
        <Card>
          <ErrorState
            title={errorMessage(form.error, 'The form could not be loaded.')}
            retrying={form.isFetching}
            action={<ButtonLink to={paths.associationForms}>All forms</ButtonLink>}
            {...(!isMissing(form.error) && { onRetry: () => void form.refetch() })}
          />
        </Card>
      </>
    )
  }

  return children(form.data)
}
