import type { ReactNode } from 'react'
import { Logo } from '../../../../ui/logo.tsx'
import { LanguageChoice } from './language-choice.tsx'
import brandStyles from '../../../../ui/brand-bar.module.css'
import styles from './resident-page.module.css'

export function ResidentPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={brandStyles.bar}>
        <Logo />
        <LanguageChoice />
      </div>
      {children}
    </div>
  )
}
