import styles from './logo.module.css'
import phoneStyles from './phone.module.css'

/** The association whose members use this installation, as the server names it in the page, or the product. */
const association = readMeta('association')
const picture = readMeta('association-logo')

export function Logo() {
  return (
    <span className={styles.logo}>
      {picture ? <img className={styles.picture} src={picture} alt="" /> : <Mark />}
      <span className={picture && phoneStyles.neverSeen}>{association ?? 'Countersign'}</span>
    </span>
  )
}

function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--ink)" />
      <path
        d="M7 20.5c3.2-9.5 6.6-11 6.6-7.2 0 3-3.4 7.7-1.4 7.7 1.7 0 2.6-3 4.4-3 1.6 0 .9 2.6 2.7 2.6 1.5 0 2.3-1.6 5.7-1.6"
        fill="none"
        stroke="var(--on-ink)"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M7 25h18" stroke="var(--on-ink)" strokeOpacity="0.6" strokeWidth="1.4" />
    </svg>
  )
}

function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}
