import type { ResidentLanguage } from '@countersign/contract/schemas/languages'
import { createEmitter } from './emitter.ts'
import { deviceStorage } from './safe-storage.ts'

/** The languages that residents may choose; the forms themselves are in English. */
export const languages = ['en', 'es'] as const satisfies readonly ResidentLanguage[]
export type Language = (typeof languages)[number]

/** Each language under its own name, for those who read no other. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

const storageKey = 'countersign.language'
const languageSaved = createEmitter()
/** Of this page's link or of its reader's emails, until a language is chosen. */
let shownLanguage: Language | undefined

/** The language that this page's link asks for, or that was chosen in this browser, in the frame or around it. */
export function chosenLanguage(): Language | undefined {
  return shownLanguage ?? parseLanguage(deviceStorage.getItem(storageKey))
}

/** Without a choice, the first of the browser's languages that we have. */
export function currentLanguage(preferred: readonly string[] = navigator.languages): Language {
  return chosenLanguage() ?? firstKnown(preferred) ?? 'en'
}

function firstKnown(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => parseLanguage(tag)).find((language) => language !== undefined)
}

/** On this page only: nobody has chosen it. */
export function showLanguage(language: Language): void {
  shownLanguage = language
  languageSaved.emit()
}

/** Somebody chose it. */
export function saveLanguage(language: Language): void {
  shownLanguage = undefined
  deviceStorage.setItem(storageKey, language)
  languageSaved.emit()
}

/**
 * Parses the language of an email's link, `?lang=es`, with what was glued to it, or of a tag such as
 * `es-MX`.
 */
export function parseLanguage(name: string | null | undefined): Language | undefined {
  const known = /^\W*(\w+)/.exec(name ?? '')?.[1]?.toLowerCase()
  return languages.find((language) => language === known)
}

/** Calls the listener when a language is chosen here or in another window, such as the signing frame. */
export function onLanguageChosen(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === storageKey && listener()
  window.addEventListener('storage', onStorage)
  const unsubscribe = languageSaved.on(listener)
  return () => {
    window.removeEventListener('storage', onStorage)
    unsubscribe()
  }
}
