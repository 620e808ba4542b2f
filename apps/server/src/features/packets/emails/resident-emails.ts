import type { ResidentLanguage } from '@countersign/contract'
import { en, type ResidentEmails } from './residents/en.ts'
import { es } from './residents/es.ts'

/** The letters to a resident, in the language that they chose; in English until they choose. */
export function residentEmails(language: ResidentLanguage | null): ResidentEmails {
  return letters[language ?? 'en']
}

const letters: Record<ResidentLanguage, ResidentEmails> = { en, es }
