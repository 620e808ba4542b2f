import type { Form, FormBody } from '@countersign/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Checked } from './validate-form.ts'
import { forgetForms, saveOwnForm } from './own-form-queries.ts'
import { explainRefusal, type Refusal } from './save-error.ts'

interface Saving {
  /** The form that is changed; undefined for a new one. */
  formId: string | undefined
  onSaved: (form: Form) => void
  onRefused?: (refusal: Refusal) => void
}

/** Saves what is well formed; counts the attempts and keeps what the server said to the last one. */
export function useSaving({ formId, onSaved, onRefused }: Saving) {
  const queries = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const saving = useMutation({
    mutationFn: (body: FormBody) => saveOwnForm(formId, body),
    onSuccess: async (form) => {
      onSaved(form)
      await forgetForms(queries)
    },
    onError: (error) => {
      setAttempt((before) => before + 1)
      onRefused?.(explainRefusal(error))
    },
  })
  const refusal = saving.isError ? explainRefusal(saving.error) : undefined

  return {
    /** 0 before the first and while one runs. */
    attempt: saving.isPending ? 0 : attempt,
    busy: saving.isPending || saving.isSuccess,
    refusal,
    /** By the name of the field: what the server said, and what is seen to be wrong since an attempt. */
    problemsOf: ({ problems }: Checked): ReadonlyMap<string, string> =>
      new Map([...(refusal?.fields ?? []), ...(attempt > 0 ? problems : [])]),
    save: ({ body }: Checked) => {
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
