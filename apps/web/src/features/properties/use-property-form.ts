import { zodResolver } from '@hookform/resolvers/zod'
import { PropertyBody } from '@countersign/contract/schemas/properties'
import { yearBuiltError } from '@countersign/contract/rules/properties'
import { type DefaultValues, useForm } from 'react-hook-form'
import { errorMessage } from '../../lib/problem-messages.ts'
import { isPropertyChanged } from './change-property.ts'
import { listErrors, showServerErrors } from './form-errors.ts'
import type { PropertyDraft } from './property-draft.ts'

interface PropertyFormOptions {
  defaultValues: DefaultValues<PropertyDraft>
  onSave: (body: PropertyBody) => Promise<void>
  /** For an error without words of its own. */
  failedText: string
}

const PropertyInput = PropertyBody.superRefine(({ yearBuilt }, context) => {
  const message = yearBuiltError(yearBuilt, new Date())
  if (message) {
    context.addIssue({ code: 'custom', path: ['yearBuilt'], message })
  }
})

const outdated = 'outdated'

/** Errors are shown beside the fields, and the input stays. */
export function usePropertyForm({ defaultValues, onSave, failedText }: PropertyFormOptions) {
  const form = useForm<PropertyDraft, unknown, PropertyBody>({
    resolver: zodResolver(PropertyInput),
    defaultValues,
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState

  async function save(body: PropertyBody) {
    try {
      await onSave(body)
    } catch (error) {
      if (!showServerErrors(error, form.setError)) {
        const type = isPropertyChanged(error) ? outdated : 'server'
        form.setError('root.server', { type, message: errorMessage(error, failedText) })
      }
    }
  }

  return {
    form,
    submit: form.handleSubmit(save),
    isSubmitting,
    /** Somebody has changed the property since it was opened. */
    isOutdated: errors.root?.server?.type === outdated,
    summary: { errors: listErrors(errors), attempt: isSubmitting ? 0 : submitCount },
  }
}
