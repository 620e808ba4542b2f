import type { Form } from '@countersign/contract/schemas/forms/form'
import type { FormBody } from '@countersign/contract/schemas/forms/custom-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlaceError } from '@countersign/contract/rules/place-error'
import type { ValidatedForm } from './validate-form.ts'
import { invalidateForms, saveCustomForm } from './custom-form-queries.ts'
import { useFormOwner } from './form-owner.ts'
import { ApiProblem } from '../../../../lib/api-problem.ts'
import { errorMessage } from '../../../../lib/problem-messages.ts'

interface SaveFormOptions {
  /** Undefined for a new form. */
  formId: string | undefined
  edition: number | undefined
  onSaved: (form: Form) => void
  onRejected?: (error: SaveError) => void
}

export function useSaveForm({ formId, edition, onSaved, onRejected }: SaveFormOptions) {
  const queries = useQueryClient()
  const owner = useFormOwner()
  const [attempt, setAttempt] = useState(0)
  const saving = useMutation({
    mutationFn: (body: FormBody) => saveCustomForm(owner, { formId, edition, body }),
    onSuccess: async (form) => {
      onSaved(form)
      await invalidateForms(queries)
    },
    onError: (error) => {
      setAttempt((before) => before + 1)
      onRejected?.(describeSaveError(error))
    },
  })
  const refusal = saving.isError ? describeSaveError(saving.error) : undefined

  return {
    /** 0 before the first attempt and during a save. */
    attempt: saving.isPending ? 0 : attempt,
    busy: saving.isPending || saving.isSuccess,
    refusal,
    /** By field name: errors from the server, and since the first attempt those of the form. */
    fieldErrors: ({ errors }: ValidatedForm): ReadonlyMap<string, string> =>
      new Map([...(refusal?.fields ?? []), ...(attempt > 0 ? errors : [])]),
    save: ({ body }: ValidatedForm) => {
      setAttempt((before) => before + 1)
      if (body) {
        saving.mutate(body)
      }
    },
    clearErrors: () => {
      if (saving.isError) {
        saving.reset()
      }
    },
  }
}

interface SaveError {
  fields: ReadonlyMap<string, string>
  places: readonly PlaceError[]
  /** For an error that is about no field. */
  message: string | undefined
}

function describeSaveError(error: unknown): SaveError {
  const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
  const places = errors.filter(({ field }) => field.startsWith('places'))
  const fields = errors.filter(({ field }) => !field.startsWith('places'))

  return {
    fields: new Map(fields.map(({ field, message }) => [field, message])),
    places,
    message: errors.length === 0 ? errorMessage(error, 'Your form could not be saved.') : undefined,
  }
}
