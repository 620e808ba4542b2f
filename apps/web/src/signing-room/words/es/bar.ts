import type { Words } from '../en.ts'

export const bar: Words['bar'] = {
  label: 'Avance',
  next: 'Siguiente',
  finish: 'Terminar',
  finishing: 'Terminando…',
  left: (count) =>
    count === 1 ? 'Falta 1 respuesta obligatoria' : `Faltan ${count} respuestas obligatorias`,
  placesLeft: (count) => (count === 1 ? 'Falta 1 cosa' : `Faltan ${count} cosas`),
  nothingLeft: 'Todo lo obligatorio está hecho',
  nothingLeftFinish: 'Todo lo obligatorio está hecho. Para enviarlo, elija Terminar.',
  saved: 'Guardado',
  saving: 'Guardando…',
  retrying: 'Aún sin guardar; lo intentamos otra vez',
  refused: 'Algunas respuestas no se guardaron. Están marcadas.',
}
