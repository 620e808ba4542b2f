import type { Form } from '@countersign/contract/schemas/forms/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../../lib/problem-messages.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
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
    <Dialog
      title={`Delete “${form.title}”?`}
      size="sm"
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="danger"
            busy={deleting.isPending}
            busyLabel="Deleting…"
            onClick={() => deleting.mutate()}
          >
            Delete form
          </Button>
        </>
      }
    >
      <p>
        You will not be able to choose it for new packets. Existing packets keep it, signed or not.
      </p>
      {deleting.isError && (
        <Notice tone="red" role="alert" title="The form was not deleted.">
          {errorMessage(deleting.error, 'Please try again.')}
        </Notice>
      )}
    </Dialog>
  )
}
