import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { DialogAction } from './row-actions.ts'

export interface RowDialogProps {
  action: DialogAction
  packet: Packet
  onClose: () => void
  /** The action is done, and the packet may have left the list. */
  onDone: () => void
  onRevise: () => void
}
