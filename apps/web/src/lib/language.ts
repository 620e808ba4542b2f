import type { ResidentLanguage } from '@countersign/contract'
import { createEmitter } from './emitter.ts'

/** The languages that residents may choose; the forms themselves are in English. */
export const languages = ['en', 'es'] as const satisfies readonly ResidentLanguage[]
export type Language = (typeof languages)[number]

/** Each language under its own name, for those who read no other. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

const storageKey = 'countersign.language'
const languageSaved = createEmitter()

/** The language chosen in this browser, in the signing frame or in the page around it. */
export function chosenLanguage(storage: Pick<Storage, 'getItem'>): Language | undefined {
  return parseLanguage(storage.getItem(storageKey))
}

/** Without a choice, the first of the browser's languages that we have. */
export function currentLanguage(
  storage: Pick<Storage, 'getItem'>,
  preferred: readonly string[] = navigator.languages,
): Language {
  return chosenLanguage(storage) ?? firstKnown(preferred) ?? 'en'
}

function firstKnown(tags: readonly string[]): Language | undefined {
  return tags
    .map((tag) => parseLanguage(tag.split('-')[0]?.toLowerCase()))
    .find((language) => language !== undefined)
}

export function saveLanguage(storage: Pick<Storage, 'setItem'>, language: Language): void {
  storage.setItem(storageKey, language)
  languageSaved.emit()
}

/** Parses the language of an email's link: `?lang=es`. */
export function parseLanguage(name: string | null | undefined): Language | undefined {
  return languages.find((language) => language === name)
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
