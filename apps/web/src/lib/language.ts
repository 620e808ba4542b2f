import type { ResidentLanguage } from '@countersign/contract'

/** The languages that residents may choose; the forms themselves are in English. */
export const languages = ['en', 'es'] as const satisfies readonly ResidentLanguage[]
export type Language = (typeof languages)[number]

/** Each language under its own name, for those who read no other. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

const storageKey = 'countersign.language'
const heardHere = new Set<() => void>()

/** What was chosen in this browser, in the frame or around it; nothing where nobody has chosen. */
export function chosenLanguage(storage: Pick<Storage, 'getItem'>): Language | undefined {
  return languageOf(storage.getItem(storageKey))
}

export function keptLanguage(storage: Pick<Storage, 'getItem'>): Language {
  return chosenLanguage(storage) ?? 'en'
}

export function keepLanguage(storage: Pick<Storage, 'setItem'>, language: Language): void {
  storage.setItem(storageKey, language)
  heardHere.forEach((hear) => hear())
}

/** The language that a letter's link asks for: `?lang=es`. */
export function languageOf(name: string | null | undefined): Language | undefined {
  return languages.find((language) => language === name)
}

/** Tells when a language is chosen, here or in another window of ours such as the frame inside of this one. */
export function onLanguageChosen(heard: () => void): () => void {
  const hear = (event: StorageEvent) => event.key === storageKey && heard()
  window.addEventListener('storage', hear)
  heardHere.add(heard)
  return () => {
    window.removeEventListener('storage', hear)
    heardHere.delete(heard)
  }
}
