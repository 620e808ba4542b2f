import type { ReactNode } from 'react'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import flexStyles from '../../../ui/flex.module.css'
import { Notice } from '../../../ui/notice.tsx'

interface ConfirmDialogProps {
  title: string
  /** What happens, before it happens. */
  children: ReactNode
  confirm: string
  busyLabel: string
  kind?: 'primary' | 'danger'
  busy: boolean
  /** Null as long as nothing was refused. */
  error: Error | null
  failedTitle: string
  /** What else can be done, beside the refusal. */
  onFailed?: ReactNode
  /** Nothing can be confirmed yet. */
  disabled?: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, error, failedTitle, onFailed, onClose } = props

  return (
    <Dialog title={title} onClose={onClose} actions={<ConfirmButtons {...props} />}>
      <div className={flexStyles.column4}>
        {error && (
          <Notice tone="red" role="alert" title={failedTitle}>
            <p>{errorMessage(error)}</p>
            {onFailed}
          </Notice>
        )}
        {children}
      </div>
    </Dialog>
  )
}

function ConfirmButtons(props: ConfirmDialogProps) {
  const { confirm, busyLabel, kind = 'primary' } = props

  return (
    <>
      <Button onClick={props.onClose}>Cancel</Button>
      <Button
        kind={kind}
        busy={props.busy}
        busyLabel={busyLabel}
        disabled={props.disabled}
        onClick={props.onConfirm}
      >
        {confirm}
      </Button>
    </>
  )
}
