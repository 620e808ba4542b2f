import { clsx } from 'clsx'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { canDo, rightFor, type PacketAction } from '@countersign/contract/rules/packet-actions'
import { useMay, useOtherSigner } from '../../../lib/own-office.tsx'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import spaceStyles from '../../../ui/space.module.css'
import { actionLabels } from './action-labels.ts'
import flexStyles from '../../../ui/flex.module.css'
import { useChangeAnswers } from './change-answers-dialog.tsx'
import { PacketActionDialog } from './packet-action-dialog.tsx'
import { PrintButton } from './print-button.tsx'
import { HideButton } from './hide-button.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './actions.module.css'

interface PacketActionsProps {
  packet: Packet
  /** The action whose dialog is open; a signer's row can open "Revise" too. */
  open: PacketAction | undefined
  onOpen: (action: PacketAction | undefined) => void
  /** Offered elsewhere on the screen. */
  without?: PacketAction
}

/** What changes or ends the packet, each with what it does. */
const repairs = [
  {
    action: 'change-answers',
    effect: 'Correct rent, dates or other answers. Everyone gets a new link.',
  },
  {
    action: 'revise',
    effect: 'Start over with a copy. This packet ends, and everyone signs the new one.',
  },
  { action: 'extend', effect: 'Let the links work longer.' },
  { action: 'finish-on-paper', effect: 'Everyone signed in ink? Upload the scan.' },
  { action: 'discard', effect: 'Delete this draft.' },
  { action: 'cancel', effect: 'End this packet. Nobody can sign it anymore.' },
] as const satisfies { action: PacketAction; effect: string }[]

const revisesEnded = 'Start over with a copy that everyone signs. This packet stays as it is.'

const others = [
  'take-over',
  'copies',
  'print',
  'use-again',
  'hide',
  'show-again',
] as const satisfies PacketAction[]

/** What the owner can do with the packet besides its next step. The dialog stays open when the packet moves on. */
export function PacketActions({ packet, open, onOpen, without }: PacketActionsProps) {
  const maySend = useMay('send')
  const otherSigner = useOtherSigner(packet)
  const offered = (action: PacketAction) =>
    action !== without &&
    isOffered(action, packet) &&
    (action !== 'take-over' || otherSigner !== undefined) &&
    (maySend || rightFor(action) === 'prepare')
  const offeredRepairs = repairs.filter(({ action }) => offered(action))

  return (
    <div className={flexStyles.column5}>
      {offeredRepairs.length > 0 && (
        <section aria-labelledby="packet-repairs">
          <h2 id="packet-repairs" className={textStyles.title}>
            Something wrong?
          </h2>
          <ul className={clsx(flexStyles.column4, spaceStyles.top4)}>
            {offeredRepairs.map(({ action, effect }) => (
              <li key={action} className={styles.repair}>
                <div>
                  <ActionButton action={action} packet={packet} onOpen={onOpen} />
                </div>
                <p className={textStyles.soft}>
                  {action === 'revise' && packet.status === 'ARCHIVED' ? revisesEnded : effect}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={clsx(flexStyles.wrap3, flexStyles.wrap3, flexStyles.filled)}>
        {others.filter(offered).map((action) => (
          <ActionButton key={keyOf(action)} action={action} packet={packet} onOpen={onOpen} />
        ))}
      </div>
      {packet.hidden && (
        <p role="status">
          This packet is hidden. Your dashboard shows it only when you filter for hidden packets.
        </p>
      )}
      {open && (
        <PacketActionDialog action={open} packet={packet} onClose={() => onOpen(undefined)} />
      )}
    </div>
  )
}

/** A packet is revised once: its header then links to the revision. */
function isOffered(action: PacketAction, packet: Packet): boolean {
  return canDo(action, packet) && !(action === 'revise' && packet.revisedBy)
}

interface ActionButtonProps {
  action: (typeof repairs)[number]['action'] | (typeof others)[number]
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
    case 'copies':
      return (
        <Button onClick={() => onOpen(action)}>
          {actionLabels[action]}
          {packet.copies.length > 0 && ` (${packet.copies.length})`}
        </Button>
      )
    case 'take-over':
    case 'revise':
    case 'extend':
    case 'finish-on-paper':
    case 'use-again':
    case 'cancel':
    case 'discard':
      return <Button onClick={() => onOpen(action)}>{actionLabels[action]}</Button>
  }
}

/** Nothing was sent yet, so nothing has to be confirmed. */
export function ChangeAnswersButton({ packet }: { packet: Packet }) {
  const changing = useChangeAnswers()

  return (
    <>
      <Button
        busy={changing.isPending || changing.isSuccess}
        busyLabel="Opening the answers…"
        onClick={() => changing.mutate(packet.documentGroupId)}
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
