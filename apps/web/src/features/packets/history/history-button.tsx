import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LazyDialog } from '../../../ui/lazy-dialog.tsx'

export function HistoryButton({ packet }: { packet: Packet }) {
  const [open, setOpen] = useState(false)

  return (
    <>
      <Button onClick={() => setOpen(true)}>History</Button>
      {open && (
        <LazyDialog
          title="History"
          load={async () => (await import('./history-panel.tsx')).HistoryPanel}
          props={{ packet, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}
