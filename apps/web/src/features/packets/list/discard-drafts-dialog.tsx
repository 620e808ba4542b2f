import { pluralize } from '../../../lib/pluralize.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface DiscardDraftsDialogProps {
  drafts: number
  /** How many of them. */
  paid: number
  onConfirm: () => void
  onClose: () => void
}

/** Where a fee was paid: Undo brings the drafts back, but not their fees. */
export function DiscardDraftsDialog({ drafts, paid, ...props }: DiscardDraftsDialogProps) {
  return (
    <ConfirmDialog
      title={`Discard ${pluralize(drafts, 'draft')}?`}
      confirm="Discard drafts"
      kind="danger"
      {...props}
    >
      <p>
        {paid === 1
          ? `The fee that you paid for ${drafts === 1 ? 'it' : 'one of them'} is refunded, also if you undo this.`
          : `The fees that you paid for ${paid} of them are refunded, also if you undo this.`}
      </p>
    </ConfirmDialog>
  )
}
