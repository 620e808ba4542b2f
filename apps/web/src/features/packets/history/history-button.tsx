import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { HistoryPanel } from './history-panel.tsx'

export function HistoryButton({ packet }: { packet: Packet }) {
  const [open, setOpen] = useState(false)

  return (
    <>
      <Button onClick={() => setOpen(true)}>History</Button>
      {open && <HistoryPanel packet={packet} onClose={() => setOpen(false)} />}
    </>
  )
}
