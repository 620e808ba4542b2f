import type { MouseEvent } from 'react'
import {
  useResidentDocumentLanguage,
  useResidentMessages,
} from '../features/packets/sign/resident/use-resident-messages.ts'
import styles from './root.module.css'

/** Skip link (WCAG 2.4.1). */
export function SkipLink({ words = 'Skip to main content' }: { words?: string }) {
  return (
    <a className={styles.skip} href="#main" onClick={skipToMain}>
      {words}
    </a>
  )
}

export function ResidentSkipLink() {
  const words = useResidentMessages()
  useResidentDocumentLanguage(words)
  return <SkipLink words={words.skip} />
}

function skipToMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
