import type { ButtonHTMLAttributes } from 'react'
import styles from '../../ui/button.module.css'

interface RoomButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** While true a click does nothing; the button keeps its focus and its place. */
  busy?: boolean
}

/** A button in the app's own look; the app's own component brings its router along. */
export function RoomButton({ kind = 'secondary', busy = false, ...rest }: RoomButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, styles[kind], rest.className].filter(Boolean).join(' ')}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : rest.onClick}
    />
  )
}
