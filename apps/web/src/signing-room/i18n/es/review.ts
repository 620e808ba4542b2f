import type { Words } from '../en.ts'

export const review: Words['review'] = {
  open: 'Revisar',
  title: 'Revise los formularios',
  explain:
    'Los residentes leerán los formularios tal como están aquí. Elija una respuesta para ir a donde puede cambiarla.',
  missing: (count) =>
    count === 1
      ? 'Una respuesta falta o no es correcta'
      : `${count} respuestas faltan o no son correctas`,
  nothingMissing: 'No falta nada obligatorio. Si todo está bien, elija Terminar.',
  stillNeeded: 'Todavía falta',
  signs: (who) => `Aquí firma: ${who}`,
  initials: (who) => `Aquí pone sus iniciales: ${who}`,
  answers: (who) => `Aquí responde: ${who}`,
  resident: (number) => `Residente ${number}`,
  youSign: 'Usted firma aquí, después de los residentes',
  youInitial: 'Usted pone aquí sus iniciales, después de los residentes',
  youAnswer: 'Usted responde aquí cuando firme',
  change: 'Cambiar',
  changeAnswer: (label) => `Cambiar «${label}»`,
  back: 'Volver a llenar',
  backSaid: 'Está otra vez donde se llenan los formularios.',
}
