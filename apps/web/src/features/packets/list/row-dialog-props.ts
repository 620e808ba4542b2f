import type { Packet } from '@countersign/contract'
import type { DialogAction } from './row-actions.ts'

export interface RowDialogProps {
  action: DialogAction
  packet: Packet
  onClose: () => void
  onRevise: () => void
}
