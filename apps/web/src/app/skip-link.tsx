import type { MouseEvent } from 'react'
import { useResidentDocumentLanguage } from '../features/packets/sign/resident/use-resident-document.ts'
import styles from './root.module.css'
import { useLinkMessages } from '../i18n/link/messages.ts'

/** Skip link (WCAG 2.4.1). */
export function SkipLink({ label = 'Skip to main content' }: { label?: string }) {
  return (
    <a className={styles.skip} href="#main" onClick={skipToMain}>
      {label}
    </a>
  )
}

export function ResidentSkipLink() {
  const t = useLinkMessages()
  useResidentDocumentLanguage()
  return <SkipLink label={t.skipLink} />
}

function skipToMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
