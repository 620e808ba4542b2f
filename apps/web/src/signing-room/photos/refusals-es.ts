import { photoLimits } from '@countersign/answers/photo-limits'
import { readPhotoRefusal, type PhotoRefusal } from '@countersign/answers/photo-refusals'

const refusals: Record<PhotoRefusal, string> = {
  empty: 'Este archivo está vacío. Elija otra foto.',
  'not-a-photo': 'Este archivo no es una foto. Use un archivo JPEG, PNG o WebP.',
  heic: 'Esta foto está en formato HEIC o AVIF, que aquí no se puede usar. Guárdela como JPEG, o elija «Más compatible» en los ajustes de la cámara.',
  damaged: 'Esta foto está dañada o no llegó completa. Elíjala de nuevo.',
  'too-large': `Este archivo es demasiado grande. Una foto puede tener hasta ${photoLimits.fileBytes / 1e6} MB.`,
  'too-many-pixels': `Esta foto tiene {n} megapíxeles. Use una de ${photoLimits.pixels / 1e6} como máximo.`,
  'too-slow': 'Se tarda demasiado en leer esta foto. Tómela otra vez con menos megapíxeles.',
  'too-much-memory':
    'Leer esta foto ocupa demasiada memoria. Tómela otra vez con menos megapíxeles.',
  'no-room': 'Elija el cuarto que muestra la foto.',
  'not-here': 'Aquí no puede agregar fotos.',
  full: 'Hay lugar para {n} fotos. Quite una antes de agregar otra.',
  'packet-full': 'En este paquete ya no caben más fotos.',
  unknown: 'Agregue cada foto desde su dispositivo.',
}

/** Spanish for why the server refused a photo; `undefined` for any other sentence. */
export function translatePhotoRefusal(sentence: string): string | undefined {
  const found = readPhotoRefusal(sentence)

  return found && refusals[found.refusal].replace('{n}', found.number)
}
