import type { Language } from '../../lib/language.ts'
import { dialogsEn, type DialogMessages } from './dialogs-en.ts'
import { dialogsEs } from './dialogs-es.ts'
import { useLanguage } from './messages.tsx'

const messages: Record<Language, DialogMessages> = { en: dialogsEn, es: dialogsEs }

/** Only dialogs may use this: it would bring their texts into the room's first scripts. */
export function useDialogMessages(): DialogMessages {
  return messages[useLanguage().language]
}
