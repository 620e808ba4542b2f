import { useId } from 'react'
import { useSearchTerm } from './use-search-term.ts'
import styles from './packet-search.module.css'

export function PacketSearch() {
  const id = useId()
  const { text, type, searchNow } = useSearchTerm()

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        searchNow()
      }}
    >
      <label className={styles.label} htmlFor={id}>
        Search packets
      </label>
      <svg className={styles.icon} viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="7.5" cy="7.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d="m12 12 4.5 4.5" stroke="currentColor" strokeWidth="1.75" />
      </svg>
      <input
        id={id}
        type="search"
        className={styles.input}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </form>
  )
}
