import type { ReactNode } from 'react'
import {
  associationForms,
  FormOwnerProvider,
} from '../../features/forms/editor/saving/form-owner.ts'
import { useCurrentUser } from '../../features/session/current-user.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

interface RequireStaffProps {
  title?: string
  children: ReactNode
}

/** The server refuses everybody else; this says it before anything is loaded. */
export function RequireStaff({ title = 'Association forms', children }: RequireStaffProps) {
  if (useCurrentUser().isStaff) {
    return <FormOwnerProvider value={associationForms}>{children}</FormOwnerProvider>
  }

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Card>
        <EmptyState
          title="Only the staff of the association can see this page."
          action={<ButtonLink to={paths.legalForms}>Go to legal forms</ButtonLink>}
        >
          If you are of the staff, log out and log in again.
        </EmptyState>
      </Card>
    </>
  )
}
