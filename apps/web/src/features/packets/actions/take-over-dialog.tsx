import { useOtherSigner } from '../../../lib/own-office.tsx'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import type { ActionDialogProps } from './action-dialog-props.ts'
import { takeOverMutation } from './action-queries.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** For a colleague of the one who signs for the owner. */
export function TakeOverDialog({ packet, onClose }: ActionDialogProps) {
  const taking = useSingleMutation(takeOverMutation(packet.documentGroupId))
  const signer = useOtherSigner(packet)
  const name = packet.signer?.name ?? packet.initiator.name

  return (
    <ConfirmDialog
      title="Take over the owner’s signature?"
      confirm="Take over"
      busyLabel="Taking over…"
      busy={taking.isPending}
      error={taking.error}
      failedTitle="The signature was not taken over."
      onConfirm={() => taking.mutate(signer?._id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        You sign this packet for the owner, instead of {name}. Residents are not asked again. The
        history and the certificate name you and say that you took it over.
      </p>
    </ConfirmDialog>
  )
}
