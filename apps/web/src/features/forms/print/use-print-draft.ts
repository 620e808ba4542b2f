import type { Form } from '@countersign/contract/schemas/forms/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createPrintDocument,
  describePrintError,
  validatePrintDraft,
  type ChosenUnit,
  type PrintDraft,
  type PrintErrors,
} from './print-draft.ts'
import { nameFieldId } from './resident-names.tsx'

interface PrintDraftOptions {
  form: Form
  initial: ChosenUnit & { names: string[] }
  onCreated: (documentGroupId: string) => void
}

/** The draft of a printed form. Its own errors show once somebody has tried to submit it. */
export function usePrintDraft({ form, initial, onCreated }: PrintDraftOptions) {
  const [draft, setDraft] = useState<PrintDraft>({
    ...initial,
    formId: form._id,
    print: 'standard',
  })
  const [submitted, setSubmitted] = useState(false)
  const creation = useMutation({ mutationFn: createPrintDocument, onSuccess: onCreated })

  const invalid = validatePrintDraft(draft)
  const rejection = creation.isError ? describePrintError(creation.error) : undefined

  function submit({ unitFieldId }: { unitFieldId: string }) {
    setSubmitted(true)
    if (invalid.size > 0) {
      focusFirst(invalid, { unitFieldId, count: draft.names.length })
      return
    }
    creation.mutate(draft)
  }

  return {
    draft,
    change: (part: Partial<PrintDraft>) => setDraft((current) => ({ ...current, ...part })),
    errors: new Map([...(rejection?.errors ?? []), ...(submitted ? invalid : [])]),
    rejection,
    submit,
    /** Until the page that it opens is shown. */
    isSubmitting: creation.isPending || creation.isSuccess,
  }
}

function focusFirst(
  errors: PrintErrors,
  { unitFieldId, count }: { unitFieldId: string; count: number },
): void {
  const invalidName = Array.from({ length: count }, (_, index) => index).find((index) =>
    errors.has(`residents.${index}.name`),
  )
  const id =
    errors.has('unitId') || invalidName === undefined ? unitFieldId : nameFieldId(invalidName)

  document.getElementById(id)?.focus()
}
