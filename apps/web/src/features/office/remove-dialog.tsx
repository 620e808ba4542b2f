import type { OfficePerson } from '@countersign/contract/schemas/offices'
import { errorMessage } from '../../lib/problem-messages.ts'
import { useSingleMutation } from '../../lib/use-single-mutation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import flexStyles from '../../ui/flex.module.css'
import { Notice } from '../../ui/notice.tsx'
import { removePersonMutation } from './office-queries.ts'

interface RemoveDialogProps {
  person: OfficePerson
  onClose: () => void
}

export function RemoveDialog({ person: { _id, name }, onClose }: RemoveDialogProps) {
  const removing = useSingleMutation(removePersonMutation)

  return (
    <Dialog
      title={`Remove ${name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="danger"
            busy={removing.isPending}
            busyLabel="Removing…"
            onClick={() => removing.mutate(_id, { onSuccess: onClose })}
          >
            Remove
          </Button>
        </>
      }
    >
      <div className={flexStyles.column4}>
        {removing.error && (
          <Notice tone="red" role="alert" title={`${name} was not removed.`}>
            <p>{errorMessage(removing.error)}</p>
          </Notice>
        )}
        <p>
          {name} can no longer open anything of this office, from this moment on. What {name} made
          stays, and the history keeps their name. Where a packet waits for their signature, a
          manager can take the signature over.
        </p>
      </div>
    </Dialog>
  )
}
