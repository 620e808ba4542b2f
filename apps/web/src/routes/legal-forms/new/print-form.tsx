import type { Form, PrintSize } from '@countersign/contract'
import { hasLargePrint, isPrintable, printReason } from '@countersign/contract/calls'
import { Checkbox } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { formQuery } from '../../../features/forms/catalog/form-queries.ts'
import {
  describePrintError,
  createPrintDocument,
  validatePrintDraft,
} from '../../../features/forms/print/print-draft.ts'
import { nameFieldId, ResidentNames } from '../../../features/forms/print/resident-names.tsx'
import { readCreation } from '../../../features/packets/create/creation-store.ts'
import { initialSelection } from '../../../features/packets/create/unit/unit-selection.ts'
import { UnitChoice, unitFieldId } from '../../../features/packets/create/unit/unit-choice.tsx'
import { useCurrentUser } from '../../../features/session/current-user.tsx'
import { paths } from '../../../lib/paths.ts'
import { fetchFormsFailedText, errorMessage } from '../../../lib/problem-messages.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { ChoosePrintable } from './choose-printable.tsx'
import styles from './print-form.module.css'

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
      <>
        <PageTitle>Fill and print</PageTitle>
        <Card>
          <ErrorState
            title={errorMessage(form.error, fetchFormsFailedText)}
            onRetry={() => void form.refetch()}
            retrying={form.isFetching}
            action={<ButtonLink to={paths.legalForms}>Go to legal forms</ButtonLink>}
          />
        </Card>
      </>
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
        <PrintDetails form={form} />
      )}
    </>
  )
}

function PrintDetails({ form }: { form: Form }) {
  const { properties } = useCurrentUser()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const requestedId = query.get('propertyId') ?? undefined
  const [selection, setSelection] = useState(() =>
    initialSelection(properties, readCreation().rentalUnit, requestedId),
  )
  const [print, setPrint] = useState<PrintSize>('standard')
  const [names, setNames] = useState(signerNames)
  const [submitted, setSubmitted] = useState(false)
  const creation = useMutation({
    mutationFn: createPrintDocument,
    onSuccess: (groupId) => navigate(paths.start(groupId), { replace: true }),
  })

  const draft = { formId: form._id, ...selection, names, print }
  const invalid = validatePrintDraft(draft)
  const rejection = creation.isError ? describePrintError(creation.error) : undefined
  const errors = new Map([...(rejection?.errors ?? []), ...(submitted ? invalid : [])])

  function open() {
    setSubmitted(true)
    if (invalid.size > 0) {
      focusFirst(invalid, names.length)
      return
    }
    creation.mutate(draft)
  }

  return (
    <div className={styles.sections}>
      <Notice title={printReason(form.deliveryClass)?.badge ?? 'Signed by you'}>
        <p>
          {printReason(form.deliveryClass)?.reason ??
            'Only you sign this form. Fill it out, print it and sign it in ink.'}{' '}
          There is no fee, and the printed form is saved with the property.
        </p>
      </Notice>
      {rejection && <Notice tone="red" role="alert" title={rejection.message} />}
      <Card>
        <UnitChoice
          properties={properties}
          selection={selection}
          onSelect={setSelection}
          unitError={errors.get('unitId')}
          addProperty={
            <ButtonLink to={paths.addProperty({ printFormId: form._id })}>
              Add a property
            </ButtonLink>
          }
        />
      </Card>
      <Card>
        <ResidentNames names={names} errors={errors} onChange={setNames} />
      </Card>
      {hasLargePrint(form) && (
        <Card>
          <Checkbox
            size="md"
            label="Large print (18 pt)"
            description="For a resident who needs large print. The text is the same, on more pages."
            checked={print === 'large'}
            onChange={({ currentTarget }) => setPrint(currentTarget.checked ? 'large' : 'standard')}
          />
        </Card>
      )}
      <PrimaryBar>
        <Button
          kind="primary"
          busy={creation.isPending || creation.isSuccess}
          busyLabel="Opening…"
          onClick={open}
        >
          Fill out
        </Button>
      </PrimaryBar>
    </div>
  )
}

/** The signers of the packet draft are a likely default. */
function signerNames(): string[] {
  const names = readCreation().signers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)

  return names.length > 0 ? names : ['']
}

function focusFirst(errors: ReadonlyMap<string, string>, count: number): void {
  const invalidName = Array.from({ length: count }, (_, index) => index).find((index) =>
    errors.has(`residents.${index}.name`),
  )
  const id =
    errors.has('unitId') || invalidName === undefined ? unitFieldId : nameFieldId(invalidName)

  document.getElementById(id)?.focus()
}
