import type { ComponentType } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorState } from './error-state.tsx'
import { LazyPart } from './lazy-part.tsx'
import { LoadingState } from './loading-state.tsx'

interface LazyDialogProps<Props> {
  title: string
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/** A dialog from a chunk of its own, fetched when it is first opened. */
export function LazyDialog<Props extends { onClose: () => void }>({
  title,
  load,
  props,
}: LazyDialogProps<Props>) {
  const { onClose } = props

  return (
    <LazyPart
      load={load}
      props={props}
      loading={
        <Dialog title={title} onClose={onClose}>
          <LoadingState shape="text" count={3} />
        </Dialog>
      }
      failed={(retry) => (
        <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>Cancel</Button>}>
          <ErrorState title="This could not be loaded." onRetry={retry}>
            Check your internet connection, then try again.
          </ErrorState>
        </Dialog>
      )}
    />
  )
}
