import type { Form } from '@countersign/contract/schemas/forms/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../../lib/problem-messages.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { UndoNotice } from '../../../../ui/undo-notice.tsx'
import { invalidateForms, restoreCustomForm } from '../saving/custom-form-queries.ts'

interface DeletedFormProps {
  form: Form | undefined
  count: number
  onRestored: () => void
}

export function DeletedForm({ form, count, onRestored }: DeletedFormProps) {
  const queries = useQueryClient()
  const restoring = useMutation({
    mutationFn: restoreCustomForm,
    onSuccess: async () => {
      await invalidateForms(queries)
      onRestored()
    },
  })

  return (
    <>
      <UndoNotice
        message={form && `“${form.title}” was deleted.`}
        undoes={`deleting ${form?.title ?? ''}`}
        removalCount={count}
        busy={restoring.isPending}
        onUndo={() => form && restoring.mutate(form._id)}
      />
      {form && restoring.isError && (
        <Notice tone="red" role="alert" title={`“${form.title}” was not restored.`}>
          {errorMessage(restoring.error)} A form can be restored within a day of being deleted.
        </Notice>
      )}
    </>
  )
}
