import type { Form } from '@countersign/contract/schemas/forms/form'
import { isPrintable } from '@countersign/contract/rules/form-rules'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { formQuery } from '../../../features/forms/catalog/form-queries.ts'
import { PrintDetails } from '../../../features/forms/print/print-details.tsx'
import { KnownPeople } from '../../../features/packets/create/people/known-people.tsx'
import { readCreation } from '../../../features/packets/create/creation-store.ts'
import { findUnit, initialSelection } from '../../../features/packets/create/unit/unit-selection.ts'
import { UnitChoice, unitFieldId } from '../../../features/packets/create/unit/unit-choice.tsx'
import { useCurrentUser } from '../../../features/session/current-user.tsx'
import { paths } from '../../../lib/paths.ts'
import { fetchFormsFailedText } from '../../../lib/problem-messages.ts'
import { PageError } from '../../../ui/page-error.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { ChoosePrintable } from './choose-printable.tsx'
import { useProperties } from './use-properties.ts'

export function Component() {
  const [query] = useSearchParams()
  const formId = query.get('formId') ?? ''
  const form = useQuery({ ...formQuery(formId), enabled: formId !== '' })

  if (formId === '') {
    return <ChoosePrintable />
  }
  if (form.isPending) {
    return <LoadingState shape="text" count={6} label="Loading the form…" />
  }
  if (form.isError) {
    return (
      <PageError
        pageTitle="Fill and print"
        query={form}
        fallback={fetchFormsFailedText}
        action={<ButtonLink to={paths.legalForms}>Go to legal forms</ButtonLink>}
      />
    )
  }

  return isPrintable(form.data) ? (
    <PrintForm form={form.data} />
  ) : (
    <NotPrintable title={`Residents sign “${form.data.title}” online.`} />
  )
}

function NotPrintable({ title }: { title: string }) {
  return (
    <>
      <PageTitle>Fill and print</PageTitle>
      <Card>
        <EmptyState
          title={title}
          action={<ButtonLink to={paths.selectProperty()}>Create a packet</ButtonLink>}
        >
          Forms that residents sign go into a packet. Forms to print have “Fill and print” on their
          card.
        </EmptyState>
      </Card>
    </>
  )
}

function PrintForm({ form }: { form: Form }) {
  const { properties } = useCurrentUser()

  return (
    <>
      <PageTitle lead={form.useWhen}>{form.title}</PageTitle>
      {properties.length === 0 ? (
        <Card>
          <EmptyState
            title="You have no properties yet."
            action={
              <ButtonLink kind="primary" to={paths.addProperty({ printFormId: form._id })}>
                Add a property
              </ButtonLink>
            }
          >
            Add the property this form is for. You will come back here afterwards.
          </EmptyState>
        </Card>
      ) : (
        <PrintForUnit form={form} />
      )}
    </>
  )
}

function PrintForUnit({ form }: { form: Form }) {
  const { _id: userId } = useCurrentUser()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const creation = readCreation()
  const requestedId = query.get('propertyId') ?? undefined
  const earlierId = (creation.unitDraft ?? creation.rentalUnit)?.propertyId
  const { properties, more, isLoading } = useProperties(requestedId ?? earlierId)

  if (isLoading) {
    return <LoadingState shape="rows" count={6} label="Loading your properties…" />
  }

  return (
    <PrintDetails
      form={form}
      initial={{
        ...initialSelection(properties, creation, requestedId),
        names: signerNames(creation.signers),
      }}
      unitFieldId={unitFieldId}
      renderUnitChoice={(props) => (
        <UnitChoice
          {...props}
          properties={properties}
          more={more}
          addProperty={
            <ButtonLink to={paths.addProperty({ printFormId: form._id })}>
              Add a property
            </ButtonLink>
          }
        />
      )}
      renderKnownPeople={({ selection, ...props }) => (
        <KnownPeople {...props} userId={userId} unit={findUnit(properties, selection) ?? null} />
      )}
      onCreated={(groupId) => void navigate(paths.start(groupId), { replace: true })}
    />
  )
}

/** The signers of the packet draft are a likely default. */
function signerNames(signers: readonly { firstName: string; lastName: string }[]): string[] {
  const names = signers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)

  return names.length > 0 ? names : ['']
}
