import type { Language } from '../../lib/language.ts'
import { laterEn, type LaterMessages } from './later-en.ts'
import { laterEs } from './later-es.ts'
import { useLanguage } from './messages.tsx'

const messages: Record<Language, LaterMessages> = { en: laterEn, es: laterEs }

/** Only what is fetched with the dialogs may use this. */
export function useLaterMessages(): LaterMessages {
  return messages[useLanguage().language]
}
