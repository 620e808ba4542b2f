import type { MouseEvent } from 'react'
import {
  useResidentDocumentLanguage,
  useResidentMessages,
} from '../features/packets/sign/resident/use-resident-messages.ts'
import styles from './root.module.css'

/** Skip link (WCAG 2.4.1). */
export function SkipLink({ label = 'Skip to main content' }: { label?: string }) {
  return (
    <a className={styles.skip} href="#main" onClick={skipToMain}>
      {label}
    </a>
  )
}

export function ResidentSkipLink() {
  const t = useResidentMessages()
  useResidentDocumentLanguage(t)
  return <SkipLink label={t.skipLink} />
}

function skipToMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
