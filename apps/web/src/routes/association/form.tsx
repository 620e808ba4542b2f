import type { AssociationFormResponse } from '@countersign/contract/schemas/association'
import { FormEditions } from '../../features/forms/association/form-editions.tsx'
import { FormState } from '../../features/forms/association/form-state.tsx'
import { FormUse } from '../../features/forms/association/form-use.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { PrimaryBar } from '../../ui/primary-bar.tsx'
import flexStyles from '../../ui/flex.module.css'
import { LoadedForm } from './loaded-form.tsx'
import { RequireStaff } from './require-staff.tsx'

export function Component() {
  return (
    <RequireStaff>
      <LoadedForm>{(form) => <Form {...form} />}</LoadedForm>
    </RequireStaff>
  )
}

function Form(response: AssociationFormResponse) {
  const { form } = response

  return (
    <>
      <PageTitle
        lead={
          <>
            <FormState state={form.state} firstDay={form.firstDay} /> {form.category}
            {form.states && ` · only for homes in ${form.states.join(', ')}`}
          </>
        }
        actions={
          <PrimaryBar position="top">
            <ButtonLink to={paths.associationForms}>All forms</ButtonLink>
            <ButtonLink
              kind={form.draft ? 'secondary' : 'primary'}
              to={paths.editAssociationForm(form._id)}
            >
              {form.draft ? 'Edit the draft' : 'Edit'}
            </ButtonLink>
            {form.draft && (
              <ButtonLink kind="primary" to={paths.publishForm(form._id)}>
                Publish
              </ButtonLink>
            )}
          </PrimaryBar>
        }
      >
        {form.title}
      </PageTitle>
      <div className={flexStyles.column5}>
        <Card>
          <FormEditions {...response} />
        </Card>
        <Card>
          <FormUse formId={form._id} />
        </Card>
      </div>
    </>
  )
}
