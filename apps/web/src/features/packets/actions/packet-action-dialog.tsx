import type { PacketAction } from '@countersign/contract/rules/packet-actions'
import { LazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { ActionDialogProps } from './action-dialog-props.ts'
import { actionLabels } from './action-labels.ts'

interface PacketActionDialogProps extends ActionDialogProps {
  action: PacketAction
}

/** The dialog of an action on the whole packet. */
export function PacketActionDialog(props: PacketActionDialogProps) {
  return (
    <LazyDialog
      title={actionLabels[props.action]}
      load={async () => (await import('./packet-action-dialog-part.tsx')).PacketActionDialogPart}
      props={props}
    />
  )
}
