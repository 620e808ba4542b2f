import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useLeavePage } from '../../../lib/leave-page.ts'
import { paths } from '../../../lib/paths.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { revisePacketMutation } from './action-queries.ts'
import type { ActionDialogProps } from './action-dialog-props.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

export function ReviseDialog({ packet, onClose }: ActionDialogProps) {
  const leavePage = useLeavePage()
  const revising = useSingleMutation({
    ...revisePacketMutation,
    onSuccess: ({ documentGroupId }) => leavePage(paths.start(documentGroupId)),
  })

  return (
    <ConfirmDialog
      title="Revise this packet?"
      confirm="Revise"
      busyLabel="Making the new packet…"
      busy={revising.isPending || revising.isSuccess}
      error={revising.error}
      failedTitle="The packet was not revised."
      onConfirm={() => revising.mutate(packet.documentGroupId)}
      onClose={onClose}
    >
      <p>
        You get a new packet with the same people, forms, name and answers. Change what is wrong,
        then send it again.
      </p>
      <ul>
        {consequences(packet).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

function consequences({ status, archived, anySigned, movedHome }: Packet): string[] {
  const moved = movedHome ? [describeMove(movedHome)] : []
  const signatures = anySigned
    ? [
        'The signatures given so far do not carry over. Everyone signs the new documents.',
        'Any e-sign fee is due again, because someone has already signed.',
      ]
    : archived?.reason === 'canceled'
      ? ['Any e-sign fee is due again: the fee of a packet that was canceled unsigned is refunded.']
      : ['Nobody has signed, so a fee that you paid carries over to the new packet.']

  return [
    ...moved,
    describeEnd(status),
    ...signatures,
    'Each packet shows a link to the other one.',
  ]
}

const unsent: readonly Packet['status'][] = ['CREATED', 'IN_PROGRESS', 'AWAITING_PAYMENT']

function describeEnd(status: Packet['status']): string {
  if (status === 'ARCHIVED') {
    return 'This packet stays as it is, for your records.'
  }
  return unsent.includes(status)
    ? 'This packet ends. It was not sent, so nobody has to be told.'
    : 'This packet ends. Its links stop working right away, and we email the residents.'
}

function describeMove({ state, takeOut }: NonNullable<Packet['movedHome']>): string {
  const made = `The home is in ${state} now, so the new packet is made for ${state}.`
  return takeOut.length > 0
    ? `${made} It leaves out what is not for ${state}: ${takeOut.join('; ')}.`
    : made
}
