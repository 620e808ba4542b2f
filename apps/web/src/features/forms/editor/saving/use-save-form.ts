import type { Form, FormBody } from '@countersign/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ValidatedForm } from './validate-form.ts'
import { invalidateForms, saveOwnForm } from './own-form-queries.ts'
import { describeSaveError, type SaveError } from './save-error.ts'

interface SaveFormOptions {
  /** The form that is changed; undefined for a new one. */
  formId: string | undefined
  onSaved: (form: Form) => void
  onRejected?: (refusal: SaveError) => void
}

/** Saves what is well formed; counts the attempts and keeps what the server said to the last one. */
export function useSaveForm({ formId, onSaved, onRejected }: SaveFormOptions) {
  const queries = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const saving = useMutation({
    mutationFn: (body: FormBody) => saveOwnForm(formId, body),
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
    /** 0 before the first and while one runs. */
    attempt: saving.isPending ? 0 : attempt,
    busy: saving.isPending || saving.isSuccess,
    refusal,
    /** By the name of the field: what the server said, and what is seen to be wrong since an attempt. */
    problemsOf: ({ errors }: ValidatedForm): ReadonlyMap<string, string> =>
      new Map([...(refusal?.fields ?? []), ...(attempt > 0 ? errors : [])]),
    save: ({ body }: ValidatedForm) => {
      setAttempt((before) => before + 1)
      if (body) {
        saving.mutate(body)
      }
    },
    /** Something was changed: what the server said was about something else. */
    forget: () => {
      if (saving.isError) {
        saving.reset()
      }
    },
  }
}
