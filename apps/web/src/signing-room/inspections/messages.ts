import type { Language } from '../../lib/language.ts'
import { useLanguage } from '../i18n/messages.tsx'

const en = {
  locale: 'en-US',
  question: 'Which signed move-in inspection is shown next to your ratings?',
  inspection: (name: string, day: string) => `“${name}”, signed on ${day}`,
  none: 'None: start empty',
  choose: 'Choose an inspection',
  shown: (name: string, day: string) =>
    `The ratings, notes and photos at move-in are those of “${name}”, signed by everyone on ${day}. They cannot be changed here.`,
  empty: 'You start empty: no earlier inspection is shown.',
  typed: 'You have rated items at move-in yourself. Choosing an inspection replaces these ratings.',
  failed: 'It was not changed. Check your internet connection and try again.',
}

const es: typeof en = {
  locale: 'es-US',
  question: '¿Qué inspección de entrada firmada aparece junto a sus calificaciones?',
  inspection: (name, day) => `«${name}», firmado el ${day}`,
  none: 'Ninguna: empezar vacío',
  choose: 'Elija una inspección',
  shown: (name, day) =>
    `Las calificaciones, notas y fotos de la entrada son las de «${name}», que todos firmaron el ${day}. Aquí no se pueden cambiar.`,
  empty: 'Empieza vacío: no se muestra ninguna inspección anterior.',
  typed:
    'Usted ya calificó cosas en la entrada. Si elige una inspección, sus calificaciones se reemplazan.',
  failed: 'No se cambió. Revise su conexión a internet e inténtelo de nuevo.',
}

const messages: Record<Language, typeof en> = { en, es }

export function useInspectionMessages(): typeof en {
  return messages[useLanguage().language]
}
