import { useLeavePage } from '../../../lib/leave-page.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { discardPacketMutation } from './action-queries.ts'
import type { ActionDialogProps } from './action-dialog-props.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { afterDiscard } from '../list/discarded-packet.ts'

export function DiscardDialog({ packet, onClose, onDone }: ActionDialogProps) {
  const leavePage = useLeavePage()
  const discarding = useSingleMutation({
    ...discardPacketMutation,
    onSuccess: () => (onDone ? onDone() : leavePage(...afterDiscard(packet))),
  })

  return (
    <ConfirmDialog
      title="Discard this packet?"
      confirm="Discard this packet"
      busyLabel="Discarding…"
      kind="danger"
      busy={discarding.isPending || discarding.isSuccess}
      error={discarding.error}
      failedTitle="The packet was not discarded."
      onConfirm={() => discarding.mutate(packet.documentGroupId)}
      onClose={onClose}
    >
      <p>
        “{packet.formPacketName}” leaves your dashboard and can no longer be filled out. Nobody is
        told: it has not been sent to anyone. You can undo this right after.
      </p>
      {packet.feePaid && <p>The fee that you paid for it is refunded, also if you undo this.</p>}
    </ConfirmDialog>
  )
}
