import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './room-dialog.module.css'

interface RoomDialogProps {
  title: string
  /** Escape. A click beside the dialog does nothing: a stroke that slips off the pad ends there. */
  onClose: () => void
  children: ReactNode
  /** The buttons at its end, the one that goes on last. */
  actions: ReactNode
}

/**
 * A dialog of the browser's own: it keeps the focus in and makes the rest inert. Drawn while open; on
 * a phone it takes the whole window.
 */
export function RoomDialog({ title, onClose, children, actions }: RoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      // React takes the element away at once, and with it the browser's way back.
      if (before instanceof HTMLElement && before.isConnected) {
        before.focus()
      }
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={titleId} className={styles.title} tabIndex={-1} autoFocus>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  )
}
