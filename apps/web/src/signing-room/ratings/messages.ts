import type { Language } from '../../lib/language.ts'
import { useLanguage } from '../i18n/messages.tsx'

const en = {
  unrated: 'Not rated',
  rating: (name: string) => `Your rating: ${name}`,
  remark: (name: string) => `Your remark: ${name}`,
  remarkHint: 'Your remark',
  noRating: 'Your rating',
  addRemark: 'Add a remark',
  agreeWithAll: (room: string) => `Agree with all: ${room}`,
  agreed: (room: string) => `You agree with the ratings of ${room}.`,
  empty: 'The owner has listed nothing here.',
}

const es: typeof en = {
  unrated: 'Sin calificar',
  rating: (name) => `Su calificación: ${name}`,
  remark: (name) => `Su observación: ${name}`,
  remarkHint: 'Su observación',
  noRating: 'Su calificación',
  addRemark: 'Agregar una observación',
  agreeWithAll: (room) => `De acuerdo con todo: ${room}`,
  agreed: (room) => `Usted está de acuerdo con las calificaciones de ${room}.`,
  empty: 'El propietario no anotó nada aquí.',
}

const messages: Record<Language, typeof en> = { en, es }

export function useRatingMessages(): typeof en {
  return messages[useLanguage().language]
}
