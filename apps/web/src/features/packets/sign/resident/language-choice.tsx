import { saveLanguage, languageNames, languages } from '../../../../lib/language.ts'
import styles from './language-choice.module.css'
import { useResidentMessages } from './use-resident-messages.ts'

export function LanguageChoice() {
  const t = useResidentMessages()

  return (
    <div role="group" aria-label={t.language} className={styles.languages}>
      {languages.map((offered) => (
        <button
          key={offered}
          type="button"
          lang={offered}
          aria-pressed={offered === t.code}
          onClick={() => saveLanguage(localStorage, offered)}
        >
          {languageNames[offered]}
        </button>
      ))}
    </div>
  )
}
