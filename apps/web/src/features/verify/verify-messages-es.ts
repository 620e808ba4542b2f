import { formatSignerName } from '@countersign/answers/signer-name'
import type { ProblemCode } from '@countersign/contract/rules/problems'
import { ApiProblem } from '../../lib/api-problem.ts'
import { translateChange } from './changes-es.ts'
import type { VerifyMessages } from './verify-messages.ts'

const instantFormat = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeStyle: 'short' })

export const verifyMessagesEs: VerifyMessages = {
  title: 'Comprobar un archivo firmado',
  lead: 'Para quien tenga un archivo firmado. No necesita una cuenta, y no guardamos el archivo.',
  intro: 'Averigüe si un PDF firmado es auténtico y no ha cambiado.',
  choose: 'Elegir un PDF',
  chooseAnother: 'Comprobar otro archivo',
  drop: 'o suéltelo aquí',
  checking: 'Comprobando el archivo…',
  failed: (fileName) => `No se pudo comprobar «${fileName}».`,
  tooLarge: 'Este archivo tiene más de 50 MB. Los archivos sellados aquí siempre son más pequeños.',
  error: explainError,
  retry: 'Intentar de nuevo',
  retrying: 'Intentando…',
  withoutUs: {
    before: 'También puede comprobar un archivo sin nosotros: con el ',
    link: 'certificado raíz',
    after: ' de este sitio puede hacerlo cualquier lector de PDF que compruebe firmas.',
  },
  verdicts: {
    genuine: {
      badge: 'Auténtico',
      title: 'Este archivo es auténtico y no ha cambiado.',
      explanation: 'Se selló aquí y no ha cambiado desde entonces.',
    },
    'on-record': {
      badge: 'Registrado',
      title: 'Este archivo es el que guardamos.',
      explanation:
        'Otro servicio recogió las firmas e hizo el archivo. Cada byte es como lo recibimos.',
    },
    changed: {
      badge: 'Cambiado',
      title: 'Este archivo se cambió después de sellarlo.',
      explanation:
        'No confíe en él. También puede haberse dañado al enviarlo: pida el archivo otra vez a quien se lo envió, o vuelva a descargarlo.',
    },
    'sealed-by-another': {
      badge: 'Otro sello',
      title: 'Este archivo lo selló otra persona.',
      explanation:
        'El nombre no prueba nada: cualquiera puede usar cualquier nombre. El sello no es nuestro, así que no podemos responder por el archivo.',
    },
    'not-sealed': {
      badge: 'Sin sello',
      title: 'Este archivo no está sellado.',
      explanation:
        'Un archivo que se imprimió y escaneó, o que se guardó de nuevo, pierde su sello. Compruebe el archivo tal como se envió o se descargó.',
    },
    'not-a-pdf': {
      badge: 'No es un PDF',
      title: 'Esto no es un PDF.',
      explanation: 'Elija el documento final tal como lo recibió.',
    },
  },
  sealNames: (name) => `Su sello nombra a «${name}».`,
  instant: (iso) => instantFormat.format(new Date(iso)),
  // The "a. m." or "p. m." of the time ends the sentence.
  sealed: { before: 'Sellado: ', after: ' ' },
  time: {
    wrongClock:
      'El reloj del servidor que lo selló estaba mal: esta hora está fuera de la validez del certificado.',
    confirmed: 'Una autoridad independiente confirma esta hora.',
    unconfirmed:
      'Esta hora viene del reloj del servidor que lo selló; ninguna autoridad independiente la confirma.',
  },
  changesTitle: 'Qué se cambió',
  change: translateChange,
  evidence: {
    title: 'Lo que el archivo dice de sí mismo',
    packet: 'Paquete',
    home: 'Vivienda',
    signer: 'Firmante',
    person: (of) => formatSignerName(of, 'es'),
    role: (label) =>
      label
        .replace('Owner/Agent', 'Propietario o agente')
        .replace('Resident', 'Residente')
        .replace('Guarantor', 'Garante'),
    signed: 'firmó el',
    document: (number) => `Documento ${number}`,
    edition: (edition) => `edición ${edition}`,
    pages: (pages) => (pages === 1 ? '1 página' : `${pages} páginas`),
  },
  experts: 'Detalles para expertos',
  seal: {
    title: 'Pruebas técnicas',
    level: 'Nivel',
    levels: {
      'B-B': 'PAdES B-B: sellado',
      'B-T': 'PAdES B-T: sellado, con sello de tiempo',
      'B-LT':
        'PAdES B-LT: sellado y con sello de tiempo, con los datos para verificar sus certificados',
      'B-LTA': 'PAdES B-LTA: sellado y con sello de tiempo, verificable durante décadas',
    },
    time: 'Hora',
    timeStamp: 'Sello de tiempo',
    stampedBy: (authority, kind) =>
      `de ${authority}, ${kind === 'signature' ? 'en el sello' : 'en el archivo'}`,
    unknownAuthority: '. No conocemos a esta autoridad',
    certificate: 'Certificado',
    issuer: 'Emitido por',
    valid: 'Válido',
    to: 'a',
    certificateHash: 'SHA-256 del certificado',
    digest: 'Resumen sellado',
    fileHash: 'SHA-256 de este archivo',
    packetId: 'Identificador del paquete',
  },
}

const unavailable =
  'Countersign no está disponible en este momento. Inténtelo de nuevo en un minuto.'

const problems: Partial<Record<ProblemCode, string>> = {
  'too-large':
    'Este archivo es demasiado grande o tarda demasiado en comprobarse. Con los archivos que Countersign selló nunca es así.',
  'too-many-requests': 'Demasiadas solicitudes. Espere un minuto e inténtelo de nuevo.',
  unavailable,
  'storage-unavailable': unavailable,
}

/** The server's own words are in English. */
function explainError(error: unknown): string {
  if (error instanceof ApiProblem && error.status === 0) {
    return 'No pudimos comunicarnos con Countersign. Revise su conexión a internet e inténtelo de nuevo.'
  }
  return (
    (error instanceof ApiProblem && problems[error.problem.code]) ||
    'Algo salió mal de nuestro lado. Inténtelo de nuevo.'
  )
}
