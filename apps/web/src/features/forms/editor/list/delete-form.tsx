import type { Form } from '@countersign/contract/schemas/forms/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { deleteCustomForm, invalidateForms } from '../saving/custom-form-queries.ts'

interface DeleteFormProps {
  form: Pick<Form, '_id' | 'title'>
  onClose: () => void
  onDeleted: () => void
}

export function DeleteForm({ form, onClose, onDeleted }: DeleteFormProps) {
  const queries = useQueryClient()
  const deleting = useMutation({
    mutationFn: () => deleteCustomForm(form._id),
    onSuccess: async () => {
      await invalidateForms(queries)
      onDeleted()
    },
  })

  return (
    <ConfirmDialog
      title={`Delete “${form.title}”?`}
      size="sm"
      role="alertdialog"
      confirm="Delete form"
      busyLabel="Deleting…"
      kind="danger"
      busy={deleting.isPending}
      error={deleting.error}
      failedTitle="The form was not deleted."
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      <p>
        You will not be able to choose it for new packets. Packets that were sent keep it, signed or
        not. Those that were not sent yet cannot be sent with it.
      </p>
    </ConfirmDialog>
  )
}
