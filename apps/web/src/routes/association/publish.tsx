import { useNavigate } from 'react-router'
import { PublishForm } from '../../features/forms/association/publish-form.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadedForm } from './loaded-form.tsx'
import { RequireStaff } from './require-staff.tsx'

export function Component() {
  const navigate = useNavigate()

  return (
    <RequireStaff>
      <LoadedForm>
        {(response) => {
          const { form } = response
          const backPath = paths.associationForm(form._id)
          return (
            <>
              <PageTitle lead="Members can choose it from its first day on.">
                Publish “{form.title}”
              </PageTitle>
              {form.draft ? (
                <PublishForm
                  form={response}
                  draft={form.draft}
                  backPath={backPath}
                  onPublished={() => void navigate(backPath, { replace: true })}
                />
              ) : (
                <Card>
                  <EmptyState
                    title="There is no draft."
                    action={<ButtonLink to={backPath}>Go to the form</ButtonLink>}
                  >
                    The newest edition is published already. Edit the form to make a new draft.
                  </EmptyState>
                </Card>
              )}
            </>
          )
        }}
      </LoadedForm>
    </RequireStaff>
  )
}
