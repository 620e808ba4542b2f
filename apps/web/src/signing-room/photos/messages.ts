import type { Language } from '../../lib/language.ts'
import { useLanguage } from '../i18n/messages.tsx'
import { translatePhotoRefusal } from './refusals-es.ts'

const en = {
  locale: 'en-US',
  room: 'Which room do the photos show?',
  choose: 'Choose a room',
  chooseFirst: 'Choose the room first.',
  add: 'Add photos',
  adding: (number: number, count: number) => `Adding photo ${number} of ${count}…`,
  added: (count: number) => (count === 1 ? '1 photo was added.' : `${count} photos were added.`),
  failed: (name: string, why: string) => `${name}: ${why}`,
  /** A sentence of the server; `undefined` if it is about something else than a photo. */
  refused: (sentence: string): string | undefined => sentence,
  unreachable: 'It was not saved. Check your internet connection and try again.',
  tryAgain: (count: number) => (count === 1 ? 'Try again' : `Try again with ${count} photos`),
  left: (count: number) =>
    count === 1 ? 'You can add 1 more photo.' : `You can add ${count} more photos.`,
  full: (max: number) => `There is room for ${max} photos. Remove one to add another.`,
  photo: (number: number, room: string) => `Photo ${number}: ${room}`,
  addedOn: (day: string) => `Added ${day}`,
  remove: (number: number, room: string) => `Remove photo ${number}: ${room}`,
  removeShort: 'Remove',
  removed: (room: string) => `The photo of ${room} was removed.`,
  undo: 'Undo',
  notShown: 'This photo could not be loaded.',
}

const es: typeof en = {
  locale: 'es-US',
  room: '¿Qué cuarto muestran las fotos?',
  choose: 'Elija un cuarto',
  chooseFirst: 'Primero elija el cuarto.',
  add: 'Agregar fotos',
  adding: (number, count) => `Agregando la foto ${number} de ${count}…`,
  added: (count) => (count === 1 ? 'Se agregó 1 foto.' : `Se agregaron ${count} fotos.`),
  failed: (name, why) => `${name}: ${why}`,
  refused: translatePhotoRefusal,
  unreachable: 'No se guardó. Revise su conexión a internet e inténtelo de nuevo.',
  tryAgain: (count) => (count === 1 ? 'Reintentar' : `Reintentar con ${count} fotos`),
  left: (count) =>
    count === 1 ? 'Puede agregar 1 foto más.' : `Puede agregar ${count} fotos más.`,
  full: (max) => `Hay lugar para ${max} fotos. Quite una para agregar otra.`,
  photo: (number, room) => `Foto ${number}: ${room}`,
  addedOn: (day) => `Agregada el ${day}`,
  remove: (number, room) => `Quitar la foto ${number}: ${room}`,
  removeShort: 'Quitar',
  removed: (room) => `Se quitó la foto de ${room}.`,
  undo: 'Deshacer',
  notShown: 'No se pudo cargar esta foto.',
}

const messages: Record<Language, typeof en> = { en, es }

export function usePhotoMessages(): typeof en {
  return messages[useLanguage().language]
}
