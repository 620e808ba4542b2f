import { useId, type ReactNode, type SubmitEventHandler } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  title: string
  submit: string
  busy: boolean
  busyLabel: string
  className?: string | undefined
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

/** A dialog that is one form, with what saves it and what leaves it below. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, busy, busyLabel, className, onSubmit, onClose, children } = props
  const id = useId()

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={id} busy={busy} busyLabel={busyLabel}>
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
