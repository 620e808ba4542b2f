import type { Packet } from '@countersign/contract/schemas/packets/packet'

export interface ActionDialogProps {
  packet: Packet
  onClose: () => void
  /** On a list, which stays: instead of going to the dashboard. */
  onDone?: (() => void) | undefined
}
