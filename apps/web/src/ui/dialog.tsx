import { clsx } from 'clsx'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'
import { skipSecondClick } from './skip-second-click.ts'
import styles from './dialog.module.css'

export interface DialogProps {
  title: string
  size?: 'sm' | 'md' | 'lg'
  /** Called by Escape, the close button and a click beside the dialog. */
  onClose: () => void
  children: ReactNode
  /** Buttons at the bottom right, the primary one last. */
  actions?: ReactNode
  /** `alertdialog` has no close button: it must be answered. */
  role?: 'dialog' | 'alertdialog'
  /**
   * For drawing and typing: fills the window on a phone, has no close button and ignores a click beside
   * it, where a stroke that slips off the pad ends.
   */
  fullScreenOnPhone?: boolean
  /** That of `dialog-layouts.module.css`: the content divides the window. */
  layout?: string | undefined
}

/**
 * A modal over the page; render it while it is open. The native `dialog` traps the focus and makes the
 * rest inert. A child with `data-autofocus` gets the focus first: React's `autoFocus` runs before the
 * dialog is shown and has no effect.
 */
export function Dialog({
  title,
  size = 'md',
  onClose,
  children,
  actions,
  role = 'dialog',
  fullScreenOnPhone = false,
  layout,
}: DialogProps) {
  const titleId = useId()
  const dialog = useModal()
  const hasCloseButton = role === 'dialog' && !fullScreenOnPhone

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-modal="true"
      aria-labelledby={titleId}
      className={clsx(
        styles.dialog,
        styles[size],
        fullScreenOnPhone && styles.parts,
        (fullScreenOnPhone || layout) && styles.fillsPhone,
        layout,
      )}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget }) => {
        // A browser may close it without asking, on the second Escape or Back with nothing in between.
        if (currentTarget.isConnected && !currentTarget.open) {
          currentTarget.showModal()
          onClose()
        }
      }}
      onKeyDown={(event) => event.key === 'Tab' && keepTabInside(event)}
      onClick={(event) => {
        if (event.target === dialog.current && event.detail < 2 && !fullScreenOnPhone) {
          onClose()
        }
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title} tabIndex={-1} data-focus-quietly>
          {title}
        </h2>
        {hasCloseButton && <CloseButton label="Close dialog" onClick={onClose} />}
      </div>
      <div className={styles.body}>
        {children}
        {actions && (
          <div className={styles.actions} onClickCapture={skipSecondClick}>
            {actions}
          </div>
        )}
      </div>
    </dialog>
  )
}

/** In a frame, the browser's own modal dialog lets Tab out to the page around the frame. */
function keepTabInside(event: KeyboardEvent<HTMLDialogElement>) {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(tabbable)].filter(
    (control) => control.getClientRects().length > 0,
  )
  const [first, last] = [controls.at(0), controls.at(-1)]
  const [edge, other] = event.shiftKey ? [first, last] : [last, first]
  const { activeElement } = document
  const isOutside = !controls.some((control) => control === activeElement)
  if (isSameStop(activeElement, edge) || (event.shiftKey && isOutside)) {
    event.preventDefault()
    other?.focus()
  }
}

/** Radio buttons of one group are one stop of the Tab key. */
function isSameStop(active: Element | null, edge: HTMLElement | undefined): boolean {
  const isRadio = active instanceof HTMLInputElement && active.type === 'radio'
  return (
    active === edge ||
    (isRadio &&
      edge instanceof HTMLInputElement &&
      edge.type === 'radio' &&
      active.name === edge.name)
  )
}

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element?.close()
      // React removes the element at once, and the browser can no longer restore the focus itself.
      if (before instanceof HTMLElement && before.isConnected) {
        before.focus()
      } else {
        document.querySelector<HTMLElement>('[data-page-title]')?.focus()
      }
    }
  }, [])

  return dialog
}
