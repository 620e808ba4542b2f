import type { AssociationFormResponse } from '@countersign/contract/schemas/association'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { associationFormQuery } from '../../features/forms/association/association-queries.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'

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
      <PageError
        pageTitle="Association form"
        query={form}
        fallback="The form could not be loaded."
        action={<ButtonLink to={paths.associationForms}>All forms</ButtonLink>}
      />
    )
  }

  return children(form.data)
}
