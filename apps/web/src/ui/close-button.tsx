import styles from './close-button.module.css'

interface CloseButtonProps {
  label?: string
  onClick: () => void
}

export function CloseButton({ label = 'Close', onClick }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d="m3 3 12 12M15 3 3 15" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  )
}
