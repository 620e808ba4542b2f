import { useSyncExternalStore } from 'react'
import { currentLanguage, onLanguageChosen, type Language } from '../../lib/language.ts'
import { verifyMessagesEs } from './verify-messages-es.ts'
import { verifyMessages, type VerifyMessages } from './verify-messages.ts'

const messages: Record<Language, VerifyMessages> = { en: verifyMessages, es: verifyMessagesEs }

/** The language that was chosen on a resident's page or here, else the browser's (decision 0031). */
export function useVerifyLanguage(): Language {
  return useSyncExternalStore(onLanguageChosen, () => currentLanguage())
}

export function useVerifyMessages(): VerifyMessages {
  return messages[useVerifyLanguage()]
}
