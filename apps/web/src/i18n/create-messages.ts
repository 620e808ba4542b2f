import { useSyncExternalStore } from 'react'
import { createEmitter } from '../lib/emitter.ts'
import { currentLanguage, onLanguageChosen, type Language } from '../lib/language.ts'

interface PageMessages<Messages> {
  /** Resolves when they are in the chosen language, with false if it could not be loaded: then they stay. */
  prepare: () => Promise<boolean>
  /** In the language that was prepared last, which follows the choice. */
  useMessages: () => Messages
}

/** The texts of one page. English is part of it; another language is one file, fetched when it is needed. */
export function createMessages<Messages>(
  en: Messages,
  others: Record<Exclude<Language, 'en'>, () => Promise<Messages>>,
): PageMessages<Messages> {
  const changed = createEmitter()
  let shown = en
  let follows = false

  async function prepare() {
    const language = currentLanguage()
    const loaded = language === 'en' ? en : await others[language]().catch(() => undefined)
    // Another language may have been chosen meanwhile, and have loaded faster.
    if (loaded && loaded !== shown && language === currentLanguage()) {
      shown = loaded
      changed.emit()
    }
    return loaded !== undefined
  }

  function subscribe(listener: () => void) {
    if (!follows) {
      follows = true
      onLanguageChosen(() => void prepare())
    }
    void prepare()
    return changed.on(listener)
  }

  return { prepare, useMessages: () => useSyncExternalStore(subscribe, () => shown) }
}
