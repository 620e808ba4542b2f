import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './undo-notice.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface UndoNoticeProps {
  /** A sentence: what was removed. */
  message: string | undefined
  /** Says to screen readers what is undone, as in "removing Unit 2". */
  undoes: string
  onUndo: () => void
  busy?: boolean
  /** Undo takes the focus with each removal: the control that had it went with what it removed. */
  removalCount?: number
}

/** The status is there before it is filled, so that screen readers announce it. */
export function UndoNotice({ message, undoes, onUndo, busy, removalCount }: UndoNoticeProps) {
  const undo = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (removalCount) {
      undo.current?.querySelector('button')?.focus()
    }
  }, [removalCount])

  return (
    <div ref={undo} className={styles.removed}>
      <p role="status">{message}</p>
      {message && (
        <Button kind="quiet" data-undo busy={busy} busyLabel="Undoing…" onClick={onUndo}>
          Undo <VisuallyHidden>{undoes}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}
