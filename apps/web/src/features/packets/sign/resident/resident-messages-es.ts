import { formatSender } from '@countersign/answers/signer-name'
import type { ProblemCode } from '@countersign/contract/rules/problems'
import { ApiProblem } from '../../../../lib/api-problem.ts'
import { formatInstantEs } from './instant-es.ts'
import type { ResidentMessages } from './resident-messages.ts'

function unexpected(error: unknown): string {
  const message = 'Algo falló de nuestro lado. Inténtelo de nuevo.'
  const requestId = error instanceof ApiProblem ? error.problem.requestId : undefined

  return requestId === undefined ? message : `${message} Referencia: ${requestId}`
}

const errors: Partial<Record<ProblemCode | 'unreachable', string>> = {
  unreachable:
    'No pudimos comunicarnos con Countersign. Revise su conexión a internet e inténtelo de nuevo.',
  'provider-unavailable': 'En este momento no se puede firmar. Inténtelo de nuevo en unos minutos.',
  'storage-unavailable':
    'En este momento no se puede leer el archivo. No se perdió nada de lo guardado. Inténtelo de nuevo en unos minutos.',
  'file-damaged':
    'Este archivo está dañado en el almacén de archivos. Volver a intentarlo no sirve: avise a quien se lo envió.',
  'too-many-requests':
    'Fueron demasiados intentos seguidos. Espere un minuto e inténtelo de nuevo.',
  'packet-closed': 'Estos formularios están cerrados. Ya no se puede firmar nada en ellos.',
  'invalid-state': 'Este enlace todavía funciona. Ábralo para firmar.',
}

function problemCode(error: unknown): ProblemCode | 'unreachable' {
  if (!(error instanceof ApiProblem)) {
    return 'unexpected'
  }
  return error.status === 0 ? 'unreachable' : error.problem.code
}

export const residentMessagesEs: ResidentMessages = {
  code: 'es',
  language: 'Idioma',
  skipLink: 'Ir al contenido principal',
  title: 'Firme sus formularios',
  asksForSignature: (sender) => `${formatSender(sender, 'es')} le pide su firma`,
  documentTitles: ({ documentTitles, spanishTitles }) => spanishTitles ?? documentTitles,
  signUntil: (expiresAt) => `Puede firmar hasta el ${formatInstantEs(expiresAt)}`,
  openDocuments: 'Abrir los documentos',
  opening: 'Abriendo sus formularios…',
  frameTitle: (packet) => `Firmar ${packet}`,
  emailsStopped: {
    message: (sender) =>
      `Usted marcó un correo como spam. Ya no recibe correos sobre los formularios de ${sender}, tampoco su copia firmada.`,
    resume: 'Enviarme estos correos de nuevo',
    resuming: 'Guardando…',
    resumed: 'Usted vuelve a recibir estos correos.',
  },
  savedSoFar: 'Lo que ha escrito hasta ahora está guardado.',
  failed: {
    link: 'No pudimos obtener su enlace para firmar',
    frame: 'No pudimos abrir la página para firmar.',
    status: 'No pudimos ver cómo van las firmas',
  },
  error: (error) => errors[problemCode(error)] ?? unexpected(error),
  retry: 'Intentar de nuevo',
  retrying: 'Intentando…',
}
