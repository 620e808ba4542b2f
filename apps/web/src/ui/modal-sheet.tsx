import { useEffect, useId, useRef, type ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'
import styles from './modal-sheet.module.css'

interface ModalSheetProps {
  title: string
  size?: 'sm' | 'md' | 'lg'
  /** Escape, the close button and a click on the ground around the sheet. */
  onClose: () => void
  children: ReactNode
  /** Buttons at the bottom right, the primary one last. */
  actions?: ReactNode
  /** `alertdialog` for what must be answered. */
  role?: 'dialog' | 'alertdialog'
}

/**
 * A dialog over the page; render it while it is open. The browser's own `dialog` keeps the focus in,
 * gives it back, and makes the rest inert. A child with `autoFocus` gets the focus first.
 */
export function ModalSheet({
  title,
  size = 'md',
  onClose,
  children,
  actions,
  role = 'dialog',
}: ModalSheetProps) {
  const titleId = useId()
  const dialog = useOpenDialog()

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-modal="true"
      aria-labelledby={titleId}
      className={`${styles.modal} ${styles[size]}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) {
          onClose()
        }
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {role === 'dialog' && <CloseButton label="Close dialog" onClick={onClose} />}
      </div>
      <div className={styles.body}>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}

function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
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

  return dialog
}
