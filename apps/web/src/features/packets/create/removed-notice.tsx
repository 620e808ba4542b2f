import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './removed-notice.module.css'

interface RemovedNoticeProps {
  /** A form's title or a person's name. */
  removed: string | undefined
  onUndo: () => void
}

/** The status is there before it is filled, so that screen readers announce it. */
export function RemovedNotice({ removed, onUndo }: RemovedNoticeProps) {
  return (
    <div className={styles.removed}>
      <p role="status">{removed && `${removed} was removed from the packet.`}</p>
      {removed && (
        <Button kind="quiet" data-undo onClick={onUndo}>
          Undo <VisuallyHidden>removing {removed}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}
