import type { PropertyBody } from '@countersign/contract/schemas/properties'
import { useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { createPropertyFailedText } from '../../lib/problem-messages.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import pageStyles from '../../ui/page.module.css'
import { PrimaryBar } from '../../ui/primary-bar.tsx'
import { Card } from '../../ui/card.tsx'
import { AddressFields } from './address-fields.tsx'
import { readNewProperty, saveNewProperty } from './new-property-draft.ts'
import { UnitFields } from './unit-fields.tsx'
import { usePropertyForm } from './use-property-form.ts'

/** What is entered survives a reload of the tab, until it is saved. */
export function PropertyForm({ onSave }: { onSave: (body: PropertyBody) => Promise<void> }) {
  const [defaultValues] = useState(() => readNewProperty() ?? emptyProperty)
  const { form, submit, isSubmitting, summary } = usePropertyForm({
    defaultValues,
    onSave: async (body) => {
      await onSave(body)
      saveNewProperty(undefined)
    },
    failedText: createPropertyFailedText,
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => saveNewProperty(values) }),
    [subscribe],
  )

  return (
    <FormProvider {...form}>
      <form className={pageStyles.centered} noValidate onSubmit={submit}>
        <ErrorSummary {...summary} />
        <Card>
          <AddressFields />
          <UnitFields />
        </Card>
        <PrimaryBar>
          <Button kind="primary" type="submit" busy={isSubmitting} busyLabel="Saving…">
            Save property
          </Button>
        </PrimaryBar>
      </form>
    </FormProvider>
  )
}

/** The state is undefined: the select shows its placeholder, which the schema rejects. */
const emptyProperty = {
  name: '',
  yearBuilt: null,
  address: { street: '', city: '', zip: '' },
  units: [{ name: 'Unit 1' }],
}
