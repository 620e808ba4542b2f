import { useState } from 'react'
import { languageNames, languages } from '../../lib/language.ts'
import type { Language } from '../../lib/language.ts'
import { notifyLanguage } from '../room/parent-window.ts'
import { useLanguage } from './messages.tsx'
import textStyles from '../../ui/text.module.css'
import toggleStyles from '../../ui/toggle-buttons.module.css'
import styles from './language-switch.module.css'

/** The resident's own choice, at the top of each of their pages, in the languages' own names. */
export function LanguageSwitch() {
  const { language, messages, chooseLanguage } = useLanguage()
  const { common } = messages
  const [failed, setFailed] = useState(false)

  async function choose(wanted: Language) {
    const isChosen = await chooseLanguage(wanted)
    setFailed(!isChosen)
    if (isChosen) {
      notifyLanguage(wanted)
    }
  }

  return (
    <div className={styles.switch}>
      <div role="group" aria-label={common.language} className={toggleStyles.buttons}>
        {languages.map((offered) => (
          <button
            key={offered}
            type="button"
            lang={offered}
            aria-pressed={offered === language}
            onClick={() => void choose(offered)}
          >
            {languageNames[offered]}
          </button>
        ))}
      </div>
      {failed && <p role="alert">{common.languageFailed}</p>}
      {common.formsLanguage && <p className={textStyles.hint}>{common.formsLanguage}</p>}
    </div>
  )
}
