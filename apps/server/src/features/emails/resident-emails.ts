import type { ResidentLanguage } from '@countersign/contract/schemas/languages'
import { en, type ResidentEmails } from './residents/en.ts'
import { es } from './residents/es.ts'

const emails: Record<ResidentLanguage, ResidentEmails> = { en, es }

/** In the language that the resident chose; English until they choose. */
export function residentEmails(language: ResidentLanguage | null): ResidentEmails {
  return emails[language ?? 'en']
}
