import { languageNames, languages } from '../../../../lib/language.ts'
import toggleStyles from '../../../../ui/toggle-buttons.module.css'
import { chooseLanguage } from './use-synced-language.ts'
import { useLinkMessages } from '../../../../i18n/link/messages.ts'

export function LanguageChoice() {
  const t = useLinkMessages()

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
