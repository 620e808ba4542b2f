import { formatSignerName } from '@countersign/answers/signer-name'
import type { ProblemCode } from '@countersign/contract/rules/problems'
import { ApiProblem } from '../../lib/api-problem.ts'
import type { VerifyMessages } from './en.ts'

const instantFormat = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeStyle: 'short' })

export const es: VerifyMessages = {
  code: 'es',
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
    title: 'Comprobarlo sin nosotros',
    before: 'Cualquier lector de PDF que compruebe firmas puede hacerlo con el ',
    link: 'certificado raíz',
    after: ' de este sitio.',
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

/** What the server says of a changed file, in Spanish; a sentence that is not known stays as it is. */
function translateChange(sentence: string): string {
  return whole[sentence] ?? translatePages(sentence) ?? sentence
}

const whole: Record<string, string> = {
  'Something was added that does not change how the file looks.':
    'Se agregó algo que no cambia cómo se ve el archivo.',
  'The added part cannot be read.': 'La parte agregada no se puede leer.',
  'The pages were reordered.': 'Se cambió el orden de las páginas.',
  'Form fields or signatures were added or changed.': 'Se agregaron o cambiaron campos o firmas.',
  'Attached files, scripts or named destinations were changed.':
    'Se cambiaron archivos adjuntos, programas o destinos.',
  'Layers that can be shown and hidden were changed.':
    'Se cambiaron capas que se pueden mostrar y ocultar.',
  'The action that runs when the file is opened was changed.':
    'Se cambió la acción que se ejecuta al abrir el archivo.',
  'Automatic actions were changed.': 'Se cambiaron acciones automáticas.',
  'The bookmarks were changed.': 'Se cambiaron los marcadores.',
  'The document properties were changed.': 'Se cambiaron las propiedades del documento.',
}

const happened: Record<string, { one: string; several: string }> = {
  changed: { one: 'cambió', several: 'cambiaron' },
  'added or changed': { one: 'agregó o cambió', several: 'agregaron o cambiaron' },
  'removed or changed': { one: 'quitó o cambió', several: 'quitaron o cambiaron' },
}

function translatePages(sentence: string): string | undefined {
  const [, before, now] =
    /^The file had (\d+) pages when it was sealed and has (\d+) now\.$/.exec(sentence) ?? []
  if (before && now) {
    return `El archivo tenía ${before} páginas cuando se selló y ahora tiene ${now}.`
  }

  const [, numbers, what] = /^Pages? ([\d, ]+) (?:was|were) ([a-z ]+)\.$/.exec(sentence) ?? []
  const verb = what && happened[what]
  if (!numbers || !verb) {
    return undefined
  }
  return /^\d+$/.test(numbers)
    ? `La página ${numbers} se ${verb.one}.`
    : `Las páginas ${numbers} se ${verb.several}.`
}
