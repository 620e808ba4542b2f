import { useId, type SubmitEventHandler } from 'react'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'children' | 'onClose'> {
  submit: string
  kind?: 'primary' | 'danger'
  busy: boolean
  busyLabel: string
  cancel?: string
  className?: string | undefined
  onSubmit: SubmitEventHandler<HTMLFormElement>
}

/** A dialog that is one form, with what saves it and what leaves it below. */
export function FormDialog(props: FormDialogProps) {
  const { submit, kind = 'primary', busy, busyLabel, cancel = 'Cancel', ...rest } = props
  const { className, onSubmit, children, ...dialog } = rest
  const id = useId()

  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button onClick={dialog.onClose}>{cancel}</Button>
          <Button kind={kind} type="submit" form={id} busy={busy} busyLabel={busyLabel}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={className} onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  )
}
