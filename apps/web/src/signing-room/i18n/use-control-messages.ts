import type { Language } from '../../lib/language.ts'
import { controlsEn, type ControlMessages } from './controls-en.ts'
import { controlsEs } from './controls-es.ts'
import { useLanguage } from './messages.tsx'

const messages: Record<Language, ControlMessages> = { en: controlsEn, es: controlsEs }

/** Only the controls for answers may use this: who only signs does not download its texts. */
export function useControlMessages(): ControlMessages {
  return messages[useLanguage().language]
}
