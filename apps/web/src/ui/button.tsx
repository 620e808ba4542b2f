import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind
  /** While true a click does nothing; the button keeps its focus and its place. */
  busy?: boolean
  /** What it says while busy: "Saving…". */
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

export interface ButtonLinkProps extends LinkProps {
  kind?: ButtonKind
}

export function ButtonLink({ kind = 'secondary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(kind, className)} />
}

/** The look of a button for what is neither of the two above, such as a download link. */
export function buttonClass(kind: ButtonKind, more?: string): string {
  return [styles.button, styles[kind], more].filter(Boolean).join(' ')
}
