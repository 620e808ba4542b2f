import { clsx } from 'clsx'
import { useId } from 'react'
import fieldStyles from './field/field.module.css'
import styles from './search-field.module.css'

interface SearchFieldProps {
  label: string
  text: string
  onType: (text: string) => void
  /** Enter. */
  onSubmit?: () => void
}

export function SearchField({ label, text, onType, onSubmit }: SearchFieldProps) {
  const id = useId()

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <svg className={styles.icon} viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="7.5" cy="7.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d="m12 12 4.5 4.5" stroke="currentColor" strokeWidth="1.75" />
      </svg>
      <input
        id={id}
        type="search"
        className={clsx(fieldStyles.input, styles.input)}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
    </form>
  )
}
