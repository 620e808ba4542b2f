import { isCoOwnerRole } from '@countersign/answers/field'
import { formatSender, formatSignerName } from '@countersign/answers/signer-name'
import { limits } from '@countersign/contract/rules/limits'
import type { ProblemCode } from '@countersign/contract/rules/problems'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { InviteStatus } from '@countersign/contract/schemas/signing-invites'
import { ApiProblem } from '../../lib/api-problem.ts'
import { formatNames } from '../../lib/format-names.ts'
import type { LinkMessages } from './en.ts'

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
  'not-your-turn': 'Todavía no es su turno. Usted firma después de todos los residentes.',
  'packet-closed': 'Estos formularios están cerrados. Ya no se puede firmar nada en ellos.',
  'invalid-state': 'Este enlace todavía funciona. Ábralo para firmar.',
}

function problemCode(error: unknown): ProblemCode | 'unreachable' {
  if (!(error instanceof ApiProblem)) {
    return 'unexpected'
  }
  return error.status === 0 ? 'unreachable' : error.problem.code
}

const statuses: Record<InviteStatus, string> = {
  created: 'Pendiente de firma',
  pending: 'Pendiente de firma',
  signed: 'Firmado',
  declined: 'Rechazado',
  canceled: 'Cancelado',
  expired: 'Vencido',
}

function roleName(role: InviteRole): string {
  if (isCoOwnerRole(role)) {
    return `Propietario ${role.slice(2)}`
  }
  return role.startsWith('TT') ? `Residente ${role.slice(2)}` : 'Propietario o agente'
}

const instantFormat = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeStyle: 'short' })

/** An ISO instant in the reader's time zone: "22 de noviembre de 2026, 4:05 p. m.". */
function formatInstantEs(iso: string): string {
  return instantFormat.format(new Date(iso))
}

export const es: LinkMessages = {
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
      `Usted marcó un correo como spam, así que no recibirá correos sobre los formularios de ${sender}, tampoco su copia firmada.`,
    resume: 'Enviarme estos correos de nuevo',
    resuming: 'Guardando…',
    resumed: 'Volverá a recibir estos correos.',
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
  ended: {
    title: 'Gracias',
    thanks: (name) => `Gracias, ${name}`,
    signed: (packet, home) => `Usted firmó «${packet}» para ${home}.`,
    executed: (email) =>
      `Ya firmaron todos. Puede descargar aquí el documento final, y enviamos una copia a ${email}.`,
    executedBefore: 'Todas las personas han firmado.',
    newExecutedLink: {
      explanation: (email) =>
        `Por su seguridad, este enlace de descarga venció. Podemos enviar uno nuevo a ${email}.`,
      ask: 'Enviarme un enlace nuevo',
      asking: 'Enviando…',
      sent: (email) =>
        `Estamos enviando un enlace nuevo a ${email}. Funciona durante ${limits.newExecutedLinkDays} días.`,
    },
    closedAfter: (sender) =>
      `Estos formularios terminaron antes de que todos firmaran, así que no tienen efecto. Pregúntele a ${sender} qué sigue.`,
    nextSigns: (names, sender) =>
      names.length === 0
        ? `Ahora le toca a ${sender} firmar.`
        : `Todavía ${names.length === 1 ? 'falta' : 'faltan'} ${formatNames(names, 'es-US')}, y ${sender} firma al final.`,
    whenFinished: (email) =>
      `Cuando todos hayan firmado, enviaremos el documento final a ${email}. Puede cerrar esta página.`,
    download: 'Descargar el documento',
    copy: 'Descargar una copia de lo que firmó',
    signers: 'Firmantes',
    signer: (of) => formatSignerName(of, 'es'),
    sender: (of) => formatSender(of, 'es'),
    you: '(usted)',
    notYet: 'Todavía no ha terminado de firmar',
    asksFor: (sender, packet, home) => `${sender} le pide que firme «${packet}» para ${home}.`,
    continueSigning: 'Continuar',
    role: (role, kind) => (kind === 'guarantor' ? 'Garante' : roleName(role)),
    status: (status) => statuses[status],
    instant: formatInstantEs,
    newLink: {
      askSender: 'Pídale uno nuevo a la persona que se lo envió.',
      explanation: (sender) =>
        `Pídale uno nuevo a ${sender} aquí. Lo que ya había escrito queda guardado.`,
      ask: 'Pedir un enlace nuevo',
      asking: 'Pidiendo…',
      asked: (sender, when) => `El ${when} usted le pidió a ${sender} un enlace nuevo.`,
      nextStep: 'Recibirá el enlace nuevo por correo electrónico.',
      deadlinePassed: (sender) =>
        `El plazo para firmar estos formularios terminó y están cerrados. Si todavía quiere firmar, pídale a ${sender} que se los envíe de nuevo.`,
    },
    unknownSender: 'quien se lo envió',
    end: {
      unknown: (sender) => ({
        title: 'Este enlace no funciona',
        message: `Puede faltar una parte del enlace. Ábralo de nuevo desde el mensaje en que llegó, o cópielo completo. Si aún no funciona, pídale a ${sender} uno nuevo.`,
      }),
      expired: () => ({
        title: 'Este enlace venció',
        message: 'Por su seguridad, los enlaces para firmar funcionan por un tiempo limitado.',
      }),
      replaced: (sender) => ({
        title: 'Este enlace fue reemplazado',
        message: `Se cambiaron los documentos o la dirección, así que este enlace ya no funciona. Busque un correo más reciente con un enlace nuevo, o pídale a ${sender} uno nuevo.`,
      }),
      declined: (sender) => ({
        title: 'Usted se negó a firmar',
        message: `No se firmó nada en su nombre, y con este enlace ya no se puede firmar. Si fue un error, avísele a ${sender}, que puede preparar los formularios de nuevo.`,
      }),
      'wrong-recipient': (sender) => ({
        title: 'Este enlace terminó',
        message: `Alguien lo abrió y nos dijo que estos formularios son para otra persona. Si a pesar de eso son para usted, pídale a ${sender} un enlace nuevo.`,
      }),
      'not-yet': (sender) => ({
        title: 'Todavía no es su turno',
        message: `Los propietarios firman después de todos los residentes. Cuando ellos hayan firmado, usted podrá firmar con este enlace: le enviaremos un correo. Puede preguntarle a ${sender} cuánto falta.`,
      }),
      closed: (sender) => ({
        title: 'Estos formularios están cerrados',
        message: `Con este enlace ya no se puede firmar nada. Si esperaba firmar, pregúntele a ${sender} qué pasó.`,
      }),
    },
  },
  emailCopy: {
    title: ({ titles }) => `Su copia: ${titles.es}`,
    from: ({ sender, home }) => `De ${sender}, sobre ${home}.`,
    onlyCopy:
      'Esto es solo una copia. Si la ley dice que usted debe recibir el documento de otra manera, por ejemplo en papel, esta copia no sustituye esa entrega.',
    notSigned:
      'No hay nada que firmar. La copia muestra el documento, en inglés, tal como se llenó, antes de que se firmara a mano.',
    signed:
      'Todas las personas firmaron, y usted no tiene que firmar nada. Las últimas páginas son un certificado, en inglés, que dice quién firmó, cómo y cuándo.',
    download: 'Descargar la copia (PDF)',
    until: ({ linkEndsAt }) =>
      `Guarde el archivo: este enlace funciona hasta el ${formatInstantEs(linkEndsAt)}`,
    opening: 'Abriendo su copia…',
    unknown: {
      title: 'Este enlace no funciona',
      message:
        'Puede que falte una parte. Ábralo de nuevo desde el correo o copie el enlace completo. Si sigue sin funcionar, pregunte a la persona que se lo envió.',
    },
    ended: {
      title: 'Este enlace ya no funciona',
      message:
        'Los enlaces a copias funcionan por un tiempo limitado. Si todavía necesita la copia, pídala a la persona que se la envió.',
    },
    failed: 'No se pudo cargar la copia.',
  },
}
