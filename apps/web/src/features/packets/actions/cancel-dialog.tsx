import { zodResolver } from '@hookform/resolvers/zod'
import { CancelPacketBody, type Packet } from '@countersign/contract/schemas/packets/packet'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Textarea } from '../../../ui/field/textarea.tsx'
import flexStyles from '../../../ui/flex.module.css'
import { Notice } from '../../../ui/notice.tsx'
import { cancelPacketMutation } from './action-queries.ts'
import type { ActionDialogProps } from './action-dialog-props.ts'

export function CancelDialog({ packet, onClose }: ActionDialogProps) {
  const canceling = useSingleMutation(cancelPacketMutation(packet.documentGroupId))
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(CancelPacketBody),
    defaultValues: { reason: '' },
  })

  return (
    <FormDialog
      title="Cancel this packet?"
      submit="Cancel this packet"
      kind="danger"
      cancel="Go back"
      busy={canceling.isPending}
      busyLabel="Canceling…"
      className={flexStyles.column4}
      onSubmit={handleSubmit(({ reason }) => canceling.mutate(reason, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <p>{describeEnd(packet)} This cannot be undone. You can create a new packet at any time.</p>
      {!packet.printOnly && <p>{describeFee(packet)}</p>}
      {canceling.isError && (
        <Notice tone="red" role="alert" title="The packet was not canceled.">
          {errorMessage(canceling.error)}
        </Notice>
      )}
      <Textarea
        {...register('reason')}
        label="Reason"
        description="It is saved with the packet, so you can see later what happened."
        required
        rows={3}
        error={formState.errors.reason?.message}
      />
    </FormDialog>
  )
}

/** Before it is sent, a packet has no links. */
function describeEnd({ formPacketName, status }: Packet): string {
  return status === 'AWAITING_TENANT_SIGNATURE' || status === 'AWAITING_LANDLORD_SIGNATURE'
    ? `The links to “${formPacketName}” will stop working, and nothing in it can be signed anymore.`
    : `“${formPacketName}” ends here, and will not be sent to anybody.`
}

function describeFee({ anySigned }: Packet): string {
  return anySigned
    ? 'Someone has signed, so a fee that you paid is not refunded.'
    : 'Nobody has signed, so a fee that you paid is refunded.'
}
