import type { Words } from '../en.ts'

export const room: Words['room'] = {
  windowTitle: 'Lea, complete y firme',
  language: 'Idioma',
  languageFailed: 'No se pudo cargar el idioma. Revise su conexión a internet.',
  formsLanguage:
    'Los formularios existen solo en inglés. Si no entiende alguno, pida ayuda antes de firmar.',
  opening: 'Abriendo sus formularios…',
  formsHeading: 'Formularios de este paquete',
  formOf: (index, total) => `Formulario ${index} de ${total}`,
  edition: (edition) => `Edición ${edition}`,
  openPdf: 'Abrir este formulario en PDF',
  openingPdf: 'Abriendo el PDF…',
  pdfFailed: 'El PDF no se abrió. Revise su conexión a internet e inténtelo de nuevo.',
  leftHere: (count) => (count === 1 ? 'Falta 1' : `Faltan ${count}`),
  nothingLeftHere: 'Listo',
  optional: 'Opcional',
  neededOnlyWhen: (question, answers) =>
    `Solo se necesita cuando la respuesta a «${question}» es «${answers}».`,
  notAnswered: 'Sin llenar',
  lawfulWords: 'Texto exigido por la ley',
  otherAnswers: 'Más preguntas de este formulario',
  setWhenSigned: 'Se agrega al firmar',
  notSignedYet: 'Todavía no se ha firmado',
  signature: 'Firma',
  name: 'Nombre',
  dateSigned: 'Fecha de la firma',
  you: 'Usted',
}
