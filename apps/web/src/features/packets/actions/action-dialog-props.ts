import type { Packet } from '@countersign/contract'

export interface ActionDialogProps {
  packet: Packet
  onClose: () => void
}
