import { useState } from 'react'
import { languageNames, languages } from '../../lib/language.ts'
import type { Language } from '../../lib/language.ts'
import { useWords } from '../room/room-context.ts'
import { useLanguage } from './room-language.tsx'
import styles from './language-switch.module.css'

/** The resident's own choice, at the top of each of their pages, in the languages' own names. */
export function LanguageSwitch() {
  const { room } = useWords()
  const { language, choose } = useLanguage()
  const [failed, setFailed] = useState(false)

  async function take(wanted: Language) {
    setFailed(!(await choose(wanted)))
  }

  return (
    <div className={styles.switch}>
      <div role="group" aria-label={room.language} className={styles.languages}>
        {languages.map((offered) => (
          <button
            key={offered}
            type="button"
            lang={offered}
            aria-pressed={offered === language}
            onClick={() => void take(offered)}
          >
            {languageNames[offered]}
          </button>
        ))}
      </div>
      {failed && <p role="alert">{room.languageFailed}</p>}
      {room.formsLanguage && <p className={styles.note}>{room.formsLanguage}</p>}
    </div>
  )
}
