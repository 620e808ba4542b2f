import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { PacketActionDialogPart } from '../actions/packet-action-dialog-part.tsx'
import { HistoryPanel } from '../history/history-panel.tsx'
import { CorrectSigner } from './correct-signer.tsx'
import type { DialogAction } from './row-actions.ts'

export interface RowDialogProps {
  action: DialogAction
  packet: Packet
  onClose: () => void
  /** The action is done, and the packet may have left the list. */
  onDone: () => void
  onRevise: () => void
}

export function RowDialogPart({ action, packet, onClose, onDone, onRevise }: RowDialogProps) {
  switch (action) {
    case 'history':
      return <HistoryPanel packet={packet} onClose={onClose} />
    case 'correct':
      return <CorrectSigner packet={packet} onRevise={onRevise} onClose={onClose} />
    case 'change-answers':
    case 'revise':
    case 'extend':
    case 'finish-on-paper':
    case 'take-over':
    case 'use-again':
    case 'cancel':
    case 'discard':
      return (
        <PacketActionDialogPart action={action} packet={packet} onClose={onClose} onDone={onDone} />
      )
  }
}
