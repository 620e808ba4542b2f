/** The languages that residents may choose; the forms themselves are in English. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

const storageKey = 'countersign.language'

/** What was chosen in this browser, in the frame or around it. */
export function keptLanguage(storage: Pick<Storage, 'getItem'>): Language {
  const kept = storage.getItem(storageKey)
  return languages.find((language) => language === kept) ?? 'en'
}

export function keepLanguage(storage: Pick<Storage, 'setItem'>, language: Language): void {
  storage.setItem(storageKey, language)
}

/** Tells when another window of ours, such as the frame inside of this one, chooses a language. */
export function onLanguageChosen(heard: () => void): () => void {
  const hear = (event: StorageEvent) => event.key === storageKey && heard()
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
