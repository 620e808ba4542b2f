import type { ReactNode } from 'react'
import { Logo } from '../../../../ui/logo.tsx'
import { LanguageChoice } from './language-choice.tsx'
import brandStyles from '../../../../ui/brand-bar.module.css'
import pageStyles from '../../../../ui/page.module.css'

export function ResidentPage({ children }: { children: ReactNode }) {
  return (
    <div className={pageStyles.page}>
      <div className={brandStyles.bar}>
        <Logo />
        <LanguageChoice />
      </div>
      {children}
    </div>
  )
}
