import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { Menu } from '../../../ui/menu.tsx'
import { rowActionLabels, rowActions, type RowAction } from './row-actions.ts'

interface RowMenuProps {
  packet: Packet
  onChoose: (action: RowAction, packet: Packet) => void
}

export function RowMenu({ packet, onChoose }: RowMenuProps) {
  return (
    <Menu
      label={`More for ${packet.formPacketName}`}
      items={rowActions(packet).map((action) => ({
        label: rowActionLabels[action],
        danger: action === 'discard' || action === 'cancel',
        onSelect: () => onChoose(action, packet),
      }))}
    />
  )
}
