import type { AssociationBundle } from '@countersign/contract/schemas/association'
import { useSingleMutation } from '../../../../lib/use-single-mutation.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { deleteBundleMutation } from './bundle-queries.ts'

interface DeleteBundleProps {
  bundle: AssociationBundle
  onClose: () => void
}

export function DeleteBundle({ bundle, onClose }: DeleteBundleProps) {
  const deleting = useSingleMutation(deleteBundleMutation)

  return (
    <ConfirmDialog
      title={`Delete “${bundle.title}”?`}
      size="sm"
      role="alertdialog"
      confirm="Delete bundle"
      busyLabel="Deleting…"
      kind="danger"
      busy={deleting.isPending}
      error={deleting.error}
      failedTitle="The bundle was not deleted."
      onConfirm={() => deleting.mutate(bundle._id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>Its forms stay, and so do the packets that were made with it.</p>
    </ConfirmDialog>
  )
}
