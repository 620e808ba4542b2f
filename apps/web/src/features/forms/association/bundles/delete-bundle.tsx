import type { AssociationBundle } from '@countersign/contract/schemas/association'
import { errorMessage } from '../../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../../lib/use-single-mutation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { deleteBundleMutation } from './bundle-queries.ts'

interface DeleteBundleProps {
  bundle: AssociationBundle
  onClose: () => void
}

export function DeleteBundle({ bundle, onClose }: DeleteBundleProps) {
  const deleting = useSingleMutation(deleteBundleMutation)

  return (
    <Dialog
      title={`Delete “${bundle.title}”?`}
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
            onClick={() => deleting.mutate(bundle._id, { onSuccess: onClose })}
          >
            Delete bundle
          </Button>
        </>
      }
    >
      <p>Its forms stay, and so do the packets that were made with it.</p>
      {deleting.isError && (
        <Notice tone="red" role="alert" title="The bundle was not deleted.">
          {errorMessage(deleting.error)}
        </Notice>
      )}
    </Dialog>
  )
}
