import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface LeaveDialogProps {
  onCancel: () => void
  onLeave: () => void
}

export function LeaveDialog({ onCancel, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      title="Are you sure you want to leave?"
      size="sm"
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel} data-autofocus>
            Cancel
          </Button>
          <Button kind="danger" onClick={onLeave}>
            Leave Page
          </Button>
        </>
      }
    >
      <p>If you leave this page, any information you have entered may be lost.</p>
    </Dialog>
  )
}
