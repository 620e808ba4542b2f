import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LazyPart } from '../../../ui/lazy-part.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { rowActionLabels } from './row-actions.ts'
import type { RowDialogProps } from './row-dialog-props.ts'

/** Fetched when it is first opened: its forms are more code than the whole list. */
export function RowDialog(props: RowDialogProps) {
  const { action, onClose } = props

  return (
    <LazyPart
      load={async () => (await import('./row-dialog-part.tsx')).RowDialogPart}
      props={props}
      loading={
        <Dialog title={rowActionLabels[action]} onClose={onClose}>
          <LoadingState shape="text" count={3} />
        </Dialog>
      }
      failed={(retry) => (
        <Dialog
          title={rowActionLabels[action]}
          onClose={onClose}
          actions={<Button onClick={onClose}>Cancel</Button>}
        >
          <ErrorState title="This could not be loaded." onRetry={retry}>
            Check your internet connection, then try again.
          </ErrorState>
        </Dialog>
      )}
    />
  )
}
