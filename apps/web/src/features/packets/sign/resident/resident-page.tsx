import type { ReactNode } from 'react'
import { Logo } from '../../../../ui/logo.tsx'
import { LanguageChoice } from './language-choice.tsx'
import styles from './resident-page.module.css'

/** A page for a resident outside the frame: short, and under the name that stood in the mail. */
export function ResidentPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.brand}>
        <Logo />
        <LanguageChoice />
      </div>
      {children}
    </div>
  )
}
