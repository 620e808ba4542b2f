import { errorMessage } from '../lib/problem-messages.ts'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import flexStyles from './flex.module.css'
import { Notice } from './notice.tsx'

interface ConfirmDialogProps extends Pick<
  DialogProps,
  'title' | 'size' | 'role' | 'children' | 'onClose'
> {
  confirm: string
  busyLabel?: string
  kind?: 'primary' | 'danger'
  busy?: boolean
  /** Null as long as nothing was refused. */
  error?: Error | null
  failedTitle?: string
  onConfirm: () => void
}

/** Says what happens before it happens. A small one is read at a glance: its focus is on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirm, busyLabel, kind = 'primary', busy, onConfirm, ...rest } = props
  const { error, failedTitle, children, ...dialog } = rest

  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button data-autofocus={dialog.size === 'sm' || undefined} onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button kind={kind} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className={flexStyles.column4}>
        {error && (
          <Notice tone="red" role="alert" title={failedTitle}>
            <p>{errorMessage(error)}</p>
          </Notice>
        )}
        {children}
      </div>
    </Dialog>
  )
}
