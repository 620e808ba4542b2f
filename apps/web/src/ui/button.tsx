import { clsx } from 'clsx'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './button.module.css'

export type ButtonKind = 'primary' | 'secondary' | 'strong' | 'quiet' | 'danger'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind
  ref?: Ref<HTMLButtonElement>
  /** While true a click does nothing and the button keeps the focus. */
  busy?: boolean
  /** Label while busy: "Saving…". */
  busyLabel?: ReactNode
}

export function Button({
  kind = 'secondary',
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind, className)}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        if (busy) {
          event.preventDefault()
          return
        }
        onClick?.(event)
      }}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}

export function buttonClass(kind: ButtonKind, more?: string): string {
  return clsx(styles.button, styles[kind], more)
}
