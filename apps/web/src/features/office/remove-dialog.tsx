import type { OfficePerson } from '@countersign/contract/schemas/offices'
import { useSingleMutation } from '../../lib/use-single-mutation.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { removePersonMutation } from './office-queries.ts'

interface RemoveDialogProps {
  person: OfficePerson
  onClose: () => void
}

export function RemoveDialog({ person: { _id, name }, onClose }: RemoveDialogProps) {
  const removing = useSingleMutation(removePersonMutation)

  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      confirm="Remove"
      busyLabel="Removing…"
      kind="danger"
      busy={removing.isPending}
      error={removing.error}
      failedTitle={`${name} was not removed.`}
      onConfirm={() => removing.mutate(_id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        {name} can no longer open anything of this office, from this moment on, and nobody can join
        by an invitation that they sent. What {name} made stays, and the history keeps their name.
        Where a packet waits for their signature, a manager can take the signature over.
      </p>
    </ConfirmDialog>
  )
}
