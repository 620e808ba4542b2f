import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { canDo, type PacketAction } from '@countersign/contract/rules/packet-actions'
import { useState } from 'react'
import { actionLabels } from '../../../features/packets/actions/action-labels.ts'
import { PacketActionDialog } from '../../../features/packets/actions/packet-action-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import styles from './packet.module.css'

interface FramedPacketActionsProps {
  packet: Packet
  only: readonly PacketAction[]
}

/** In one quiet row, to leave the window to the frame. */
export function FramedPacketActions({ packet, only }: FramedPacketActionsProps) {
  const [open, setOpen] = useState<PacketAction>()

  return (
    <div className={styles.framed}>
      {only
        .filter((action) => canDo(action, packet))
        .map((action) => (
          <Button key={action} kind="quiet" onClick={() => setOpen(action)}>
            {actionLabels[action]}
          </Button>
        ))}
      {open && (
        <PacketActionDialog action={open} packet={packet} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}
