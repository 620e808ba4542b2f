import { FormChanges } from '../../features/forms/association/form-changes.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { PrimaryBar } from '../../ui/primary-bar.tsx'

export function Component() {
  return (
    <>
      <PageTitle
        lead="The forms of your association, newest change first."
        actions={
          <PrimaryBar position="top">
            <ButtonLink to={paths.legalForms}>Go to legal forms</ButtonLink>
          </PrimaryBar>
        }
      >
        What changed
      </PageTitle>
      <FormChanges />
    </>
  )
}
