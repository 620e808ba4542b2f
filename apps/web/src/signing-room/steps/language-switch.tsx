import { useState } from 'react'
import { languageNames, languages, saveLanguage } from '../../lib/language.ts'
import type { Language } from '../../lib/language.ts'
import { prepareRoomMessages, useRoomMessages } from '../../i18n/room/messages.ts'
import toggleStyles from '../../ui/toggle-buttons.module.css'
import flexStyles from '../../ui/flex.module.css'

/** The resident's own choice, at the top of each of their pages, in the languages' own names. */
export function LanguageSwitch() {
  const { code, common } = useRoomMessages()
  const [failed, setFailed] = useState(false)

  async function choose(wanted: Language) {
    saveLanguage(wanted)
    setFailed(!(await prepareRoomMessages()))
  }

  return (
    <div className={flexStyles.row04}>
      <div role="group" aria-label={common.language} className={toggleStyles.buttons}>
        {languages.map((offered) => (
          <button
            key={offered}
            type="button"
            lang={offered}
            aria-pressed={offered === code}
            onClick={() => void choose(offered)}
          >
            {languageNames[offered]}
          </button>
        ))}
      </div>
      {failed && <p role="alert">{common.languageFailed}</p>}
    </div>
  )
}
