import { PacketActionDialogPart } from '../actions/packet-action-dialog-part.tsx'
import { HistoryPanel } from '../history/history-panel.tsx'
import { CorrectSigner } from './correct-signer.tsx'
import type { RowDialogProps } from './row-dialog-props.ts'

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
