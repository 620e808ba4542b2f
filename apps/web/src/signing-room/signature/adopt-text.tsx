import styles from '../fields/field.module.css'

interface AdoptTextProps {
  id: string
  label: string
  value: string
  maxLength: number
  problem: string | undefined
  onChange: (value: string) => void
}

/** A box for the name or the initials. */
export function AdoptText({ id, label, value, maxLength, problem, onChange }: AdoptTextProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.box}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        aria-required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <span id={`${id}-problem`} className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  )
}
