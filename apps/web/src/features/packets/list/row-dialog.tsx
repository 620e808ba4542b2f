import { LazyDialog } from '../../../ui/lazy-dialog.tsx'
import { rowActionLabels } from './row-actions.ts'
import type { RowDialogProps } from './row-dialog-part.tsx'

/** Its forms are more code than the whole list. */
export function RowDialog(props: RowDialogProps) {
  return (
    <LazyDialog
      title={rowActionLabels[props.action]}
      load={async () => (await import('./row-dialog-part.tsx')).RowDialogPart}
      props={props}
    />
  )
}
