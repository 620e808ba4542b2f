import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface LeaveDialogProps {
  onCancel: () => void
  onLeave: () => void
}

export function LeaveDialog({ onCancel, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title="Are you sure you want to leave?"
      size="sm"
      confirm="Leave Page"
      kind="danger"
      onConfirm={onLeave}
      onClose={onCancel}
    >
      <p>If you leave this page, any information you have entered may be lost.</p>
    </ConfirmDialog>
  )
}
