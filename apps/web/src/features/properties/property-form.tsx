import { zodResolver } from '@hookform/resolvers/zod'
import { PropertyBody } from '@countersign/contract'
import { FormProvider, useForm } from 'react-hook-form'
import { createPropertyFailedText, errorMessage } from '../../lib/problem-messages.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PrimaryBar } from '../../ui/primary-bar.tsx'
import { Card } from '../../ui/card.tsx'
import { AddressFields } from './address-fields.tsx'
import { listErrors, showServerErrors } from './form-errors.ts'
import type { PropertyDraft } from './property-draft.ts'
import styles from './property-form.module.css'
import { UnitFields } from './unit-fields.tsx'

interface PropertyFormProps {
  /** Errors are shown beside the fields, and the input stays. */
  onSave: (body: PropertyBody) => Promise<void>
}

export function PropertyForm({ onSave }: PropertyFormProps) {
  const form = useForm<PropertyDraft, unknown, PropertyBody>({
    resolver: zodResolver(PropertyBody),
    defaultValues: emptyProperty,
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState

  async function save(body: PropertyBody) {
    try {
      await onSave(body)
    } catch (error) {
      const shown = showServerErrors(error, form.setError)
      if (!shown) {
        form.setError('root.server', { message: errorMessage(error, createPropertyFailedText) })
      }
    }
  }

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={form.handleSubmit(save)}>
        <ErrorSummary errors={listErrors(errors)} attempt={isSubmitting ? 0 : submitCount} />
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
  address: { street: '', city: '', zip: '' },
  units: [{ name: 'Unit 1' }],
}
