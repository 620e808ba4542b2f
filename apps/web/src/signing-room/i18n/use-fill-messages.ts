import type { Language } from '../../lib/language.ts'
import { fillEn, type FillMessages } from './fill-en.ts'
import { fillEs } from './fill-es.ts'
import { useLanguage } from './messages.tsx'

const messages: Record<Language, FillMessages> = { en: fillEn, es: fillEs }

/** Only what the fill step loads may use this: residents do not download its texts. */
export function useFillMessages(): FillMessages {
  return messages[useLanguage().language]
}
