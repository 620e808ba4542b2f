import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { canDo, type PacketAction } from '@countersign/contract/rules/packet-actions'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { actionLabels } from './action-labels.ts'
import styles from './actions.module.css'
import { useChangeAnswers } from './change-answers-dialog.tsx'
import { PacketActionDialog } from './packet-action-dialog.tsx'
import { PrintButton } from './print-button.tsx'
import { HideButton } from './hide-button.tsx'

interface PacketActionsProps {
  packet: Packet
  /** The action whose dialog is open; a signer's row can open "Revise" too. */
  open: PacketAction | undefined
  onOpen: (action: PacketAction | undefined) => void
  /** Offered elsewhere on the screen. */
  without?: PacketAction
}

const inOrder = [
  'change-answers',
  'revise',
  'extend',
  'print',
  'finish-on-paper',
  'use-again',
  'hide',
  'show-again',
  'discard',
  'cancel',
] as const satisfies PacketAction[]

/** What the owner can do with the packet besides its next step. The dialog stays open when the packet moves on. */
export function PacketActions({ packet, open, onOpen, without }: PacketActionsProps) {
  const offered = inOrder.filter((action) => action !== without && isOffered(action, packet))

  return (
    <section aria-labelledby="packet-actions">
      <h2 id="packet-actions" className={styles.heading}>
        This packet
      </h2>
      <div className={styles.actions}>
        {offered.map((action) => (
          <ActionButton key={keyOf(action)} action={action} packet={packet} onOpen={onOpen} />
        ))}
      </div>
      {packet.hidden && (
        <p role="status" className={styles.message}>
          This packet is hidden. Your dashboard shows it only when you filter for hidden packets.
        </p>
      )}
      {open && (
        <PacketActionDialog action={open} packet={packet} onClose={() => onOpen(undefined)} />
      )}
    </section>
  )
}

/** A packet is revised once: its header then links to the revision. */
function isOffered(action: PacketAction, packet: Packet): boolean {
  return canDo(action, packet) && !(action === 'revise' && packet.revisedBy)
}

interface ActionButtonProps {
  action: (typeof inOrder)[number]
  packet: Packet
  onOpen: (action: PacketAction) => void
}

function ActionButton({ action, packet, onOpen }: ActionButtonProps) {
  switch (action) {
    case 'hide':
    case 'show-again':
      return <HideButton packet={packet} />
    case 'print':
      return <PrintButton packet={packet} />
    case 'change-answers':
      return packet.status === 'AWAITING_PAYMENT' ? (
        <ChangeAnswersButton packet={packet} />
      ) : (
        <Button onClick={() => onOpen(action)}>{actionLabels[action]}</Button>
      )
    case 'cancel':
    case 'discard':
      return (
        <Button kind="quiet" data-ends onClick={() => onOpen(action)}>
          {actionLabels[action]}
        </Button>
      )
    case 'revise':
    case 'extend':
    case 'finish-on-paper':
    case 'use-again':
      return <Button onClick={() => onOpen(action)}>{actionLabels[action]}</Button>
  }
}

/** Nothing was sent yet, so nothing has to be confirmed. */
export function ChangeAnswersButton({ packet }: { packet: Packet }) {
  const changing = useChangeAnswers(packet)

  return (
    <>
      <Button
        busy={changing.isPending || changing.isSuccess}
        busyLabel="Opening the answers…"
        onClick={() => changing.mutate()}
      >
        {actionLabels['change-answers']}
      </Button>
      <FieldError>{changing.error ? errorMessage(changing.error) : undefined}</FieldError>
    </>
  )
}

/** Hide and show again are one button. */
function keyOf(action: PacketAction): string {
  return action === 'show-again' ? 'hide' : action
}
