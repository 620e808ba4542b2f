import type { Form } from '@countersign/contract'
import { Button } from '../../../../ui/button.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import styles from './chosen-documents.module.css'

interface RemovedDocumentProps {
  removed: Pick<Form, 'title'> | undefined
  onUndo: () => void
}

/** The status is there before it is filled, so that screen readers announce it. */
export function RemovedDocument({ removed, onUndo }: RemovedDocumentProps) {
  return (
    <div className={styles.removed}>
      <p role="status">{removed && `${removed.title} was removed from the packet.`}</p>
      {removed && (
        <Button kind="quiet" data-undo onClick={onUndo}>
          Undo <VisuallyHidden>removing {removed.title}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}
