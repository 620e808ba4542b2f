import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useMay, useOtherSigner } from '../../../lib/own-office.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { rowActionLabels, rowActions, type RowAction } from './row-actions.ts'

interface RowMenuProps {
  packet: Packet
  onChoose: (action: RowAction, packet: Packet) => void
}

export function RowMenu({ packet, onChoose }: RowMenuProps) {
  const maySend = useMay('send')
  const mayTakeOver = useOtherSigner(packet) !== undefined

  return (
    <Menu
      label={`More for ${packet.formPacketName}`}
      items={rowActions(packet, { maySend, mayTakeOver }).map((action) => ({
        label: rowActionLabels[action],
        danger: action === 'discard' || action === 'cancel',
        onSelect: () => onChoose(action, packet),
      }))}
    />
  )
}
