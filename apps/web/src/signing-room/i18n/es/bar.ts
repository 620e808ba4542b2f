import type { Words } from '../en.ts'

export const bar: Words['bar'] = {
  label: 'Avance',
  next: 'Siguiente',
  finish: 'Terminar',
  finishing: 'Terminando…',
  left: (count) =>
    count === 1 ? 'Falta 1 respuesta obligatoria' : `Faltan ${count} respuestas obligatorias`,
  placesLeft: (count) =>
    count === 1 ? 'Falta 1 cosa por hacer' : `Faltan ${count} cosas por hacer`,
  nothingLeft: 'Ya está todo lo obligatorio',
  nothingLeftFinish: 'Ya está todo lo obligatorio. Para enviarlo, elija Terminar.',
  saved: 'Guardado',
  saving: 'Guardando…',
  retrying: 'Todavía no se guardó; lo estamos intentando de nuevo',
  refused: 'Algunas respuestas no se guardaron. Están marcadas.',
}
