import { PacketActionDialog } from '../actions/packet-action-dialog.tsx'
import { CorrectSigner } from './correct-signer.tsx'
import type { RowDialogProps } from './row-dialog.tsx'

export function RowDialogPart({ action, packet, onClose, onRevise }: RowDialogProps) {
  return action === 'correct' ? (
    <CorrectSigner packet={packet} onRevise={onRevise} onClose={onClose} />
  ) : (
    <PacketActionDialog action={action} packet={packet} onClose={onClose} onDone={onClose} />
  )
}
