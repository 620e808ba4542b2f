import { useEffect } from 'react'
import { FileCheck } from '../features/verify/file-check.tsx'
import brandStyles from '../ui/brand-bar.module.css'
import { languageNames, saveLanguage } from '../lib/language.ts'
import { Button } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { prepareVerifyMessages, useVerifyMessages } from '../i18n/verify/messages.ts'
import pageStyles from '../ui/page.module.css'
import spaceStyles from '../ui/space.module.css'

export const loader = prepareVerifyMessages

/** For anyone with a file: a resident, a landlord, a court. No account, nothing is stored. */
export function Component() {
  const t = useVerifyMessages()
  const language = t.code
  const other = language === 'es' ? 'en' : 'es'
  useEffect(() => {
    document.documentElement.lang = language
    document.title = `${t.title} · Countersign`
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [language, t])

  return (
    <div className={pageStyles.page}>
      <div className={brandStyles.bar}>
        <Logo />
        <Button kind="quiet" lang={other} onClick={() => saveLanguage(other)}>
          {languageNames[other]}
        </Button>
      </div>
      <PageTitle lead={t.lead}>{t.title}</PageTitle>
      <FileCheck />
      <details className={spaceStyles.top4}>
        <summary>{t.withoutUs.title}</summary>
        <p>
          {t.withoutUs.before}
          <a href="/api/verify/root.pem" download>
            {t.withoutUs.link}
          </a>
          {t.withoutUs.after}
        </p>
      </details>
    </div>
  )
}
