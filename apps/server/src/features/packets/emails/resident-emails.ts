import type { ResidentLanguage } from '@countersign/contract'
import { en, type ResidentLetters } from './residents/en.ts'
import { es } from './residents/es.ts'

/** The letters to a resident, in the language that they chose; in English until they choose. */
export function residentLetters(language: ResidentLanguage | null): ResidentLetters {
  return letters[language ?? 'en']
}

const letters: Record<ResidentLanguage, ResidentLetters> = { en, es }
