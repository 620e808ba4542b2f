import { languageNames, languages } from '../../../../lib/language.ts'
import toggleStyles from '../../../../ui/toggle-buttons.module.css'
import { useResidentMessages } from './use-resident-messages.ts'
import { chooseLanguage } from './use-synced-language.ts'

export function LanguageChoice() {
  const t = useResidentMessages()

  return (
    <div role="group" aria-label={t.language} className={toggleStyles.buttons}>
      {languages.map((offered) => (
        <button
          key={offered}
          type="button"
          lang={offered}
          aria-pressed={offered === t.code}
          onClick={() => chooseLanguage(offered)}
        >
          {languageNames[offered]}
        </button>
      ))}
    </div>
  )
}
