import { photoLimits } from '@countersign/answers/photo-limits'
import { readPhotoRefusal, type PhotoRefusal } from '@countersign/answers/photo-refusals'
import type { ProblemCode } from '@countersign/contract/rules/problems'
import { endSentence } from '../end-sentence.ts'
import type { RoomMessages, TranslateLabel } from './en.ts'

const answerErrors: Readonly<Record<string, string>> = {
  'Enter an address.': 'Escriba una dirección.',
  'Complete the address: street, city, state and ZIP code.':
    'Complete la dirección: calle, ciudad, estado y código postal.',
  'Complete the address: street, city and country.': 'Complete la dirección: calle, ciudad y país.',
  'Enter the state as its two letters, such as CA.':
    'Escriba el estado con sus dos letras, como CA.',
  'Enter a ZIP code of 5 digits.': 'Escriba un código postal de 5 dígitos.',
  'Choose Yes or No.': 'Elija Sí o No.',
  'Check the box or leave it empty.': 'Marque la casilla o déjela vacía.',
  'Choose one of the options.': 'Elija una de las respuestas que se ofrecen.',
  'Choose from the options, each at most once.':
    'Elija entre las respuestas que se ofrecen, cada una una sola vez.',
  'Enter a real date as YYYY-MM-DD, such as 2027-03-03.': 'Escriba una fecha que exista.',
  'Enter a time as HH:MM, such as 09:30.': 'Escriba una hora, como 09:30.',
  'Enter an amount in whole cents, such as 125000 for $1,250.00.':
    'Escriba una cantidad en centavos, como 125000 para $1,250.00.',
  'Enter a percentage, such as 5 or 5.5.': 'Escriba un porcentaje, como 5 o 5.5.',
  'Use at most four digits after the decimal point.':
    'Use un máximo de cuatro dígitos después del punto decimal.',
  'Enter a whole number.': 'Escriba un número entero.',
  'Fill in the table row by row.': 'Complete la tabla fila por fila.',
  'Enter text here.': 'Escriba aquí.',
  'Enter this on one line.': 'Escríbalo en una sola línea.',
  'Enter a valid US phone number.': 'Escriba un número de teléfono válido de EE. UU.',
  'Enter a valid email address, such as name@example.com.':
    'Escriba un correo electrónico válido, como nombre@ejemplo.com.',
  'The drawing is too small. Please draw it larger.':
    'El dibujo es demasiado pequeño. Dibújelo más grande.',
  'Adopt your signature first.': 'Primero adopte su firma.',
  'This document has just changed. Read it again, then confirm it.':
    'Este documento acaba de cambiar. Léalo de nuevo y después confírmelo.',
  'The picture was not received completely. Please choose it again.':
    'La foto no llegó completa. Elíjala de nuevo.',
  'The picture has too much detail. Please crop it to just your signature.':
    'La foto tiene demasiado detalle. Recórtela para que solo quede su firma.',
  'No signature is visible in this picture. Please choose another one.':
    'En esta foto no se ve ninguna firma. Elija otra.',
}

/** Errors that quote a field's label or a date; dates stay in English, as the form has them. */
const answerErrorPatterns = [
  {
    english: /^This can be read in two ways\. Write (.*) or (.*)\.$/,
    spanish: 'Se puede leer de dos maneras. Escriba $1 o $2.',
  },
  { english: /^Please sign: (.*)\.$/, spanish: 'Falta su firma: $1.' },
  { english: /^Please initial: (.*)\.$/, spanish: 'Faltan sus iniciales: $1.' },
  { english: /^Please answer: (.*)\.$/, spanish: 'Falta su respuesta: $1.' },
  {
    english: /^Please confirm or change: (.*)\. It was copied from an earlier packet\.$/,
    spanish: 'Confirme o cambie: $1. Se copió de un paquete anterior.',
  },
  { english: /^Row (\d+) still needs: (.*)\.$/, spanish: 'En la fila $1 falta: $2.' },
  {
    english: /^This cannot be before “(.*)”, (.*)\.$/,
    spanish: 'Esta fecha no puede ser anterior a «$1», $2.',
  },
  {
    english: /^“(.*)” cannot be before “(.*)”\.$/,
    spanish: '«$1» no puede ser anterior a «$2».',
  },
  {
    english: /^This day has not come yet\. Check the year\.$/,
    spanish: 'Este día todavía no llega. Revise el año.',
  },
  {
    english: /^“(.*)” in row (\d+) has not come yet\. Check the year\.$/,
    spanish: '«$1» en la fila $2 todavía no llega. Revise el año.',
  },
  {
    english: /^This day has not come yet\. The form says .*$/,
    spanish:
      'Este día todavía no llega. El formulario dice que ya ocurrió: ponga el día real, o no incluya este formulario y envíelo después.',
  },
]

const callErrors: Partial<Record<ProblemCode, string>> = {
  'invalid-fields': 'Hay respuestas por revisar. Están marcadas.',
  'consent-missing':
    'Primero acepte usar documentos y firmas electrónicos. Si ya aceptó, vuelva a cargar la página.',
  'already-signed': 'Ya firmó con esta firma. Borre lo que firmó para cambiarla.',
  'packet-closed': 'Este paquete está cerrado. Ya no se puede firmar ni cambiar nada en él.',
  'not-your-turn': 'Todavía no es su turno.',
  'room-taken-over': 'Esto se abrió en otro dispositivo o en otra pestaña y sigue allí.',
  'file-damaged':
    'Este archivo está dañado en el almacén de archivos. Volver a intentarlo no sirve: avise a quien se lo envió.',
  'too-many-requests':
    'Fueron demasiados intentos seguidos. Espere un minuto e inténtelo de nuevo.',
  'request-timeout':
    'La conexión fue demasiado lenta y no llegó todo. Revise su conexión e inténtelo de nuevo.',
  'too-large': 'Es demasiado grande para enviarlo. Hágalo más pequeño e inténtelo de nuevo.',
}

function translateCallError(code: ProblemCode): string {
  return callErrors[code] ?? 'Algo falló de nuestro lado. No se perdió nada. Inténtelo de nuevo.'
}

/** Spanish for what the server says, in English, is wrong with an answer. */
function translateAnswerError(message: string, translateLabel?: TranslateLabel): string {
  return findTranslation(message, translateLabel) ?? 'Revise esta respuesta.'
}

/** Spanish for a warning, where there is any: most are for the owner, about English forms. */
function translateWarning(message: string): string {
  return findTranslation(message) ?? message
}

function findTranslation(
  message: string,
  translateLabel: TranslateLabel = () => undefined,
): string | undefined {
  const [, row, column, inside] = /^Row (\d+)(?:, (.+?))?: (.+)$/.exec(message) ?? []
  if (row && inside) {
    const place = column === undefined ? row : `${row}, ${translateLabel(column) ?? column}`
    return `Fila ${place}: ${translateAnswerError(inside, translateLabel)}`
  }
  const pattern = answerErrorPatterns.find(({ english }) => english.test(message))
  if (pattern) {
    const quoted = pattern.english.exec(message) ?? []
    return pattern.spanish.replace(/\$(\d)/g, (_, group: string) =>
      translateLabels(quoted[Number(group)] ?? '', translateLabel),
    )
  }
  const [, bound, side] = /^Enter (.+) or (more|less)\.$/.exec(message) ?? []
  if (bound) {
    return `Escriba ${bound} o ${side === 'more' ? 'más' : 'menos'}.`
  }
  const [, most] = /at most ([\d,]+) characters/.exec(message) ?? []
  if (most) {
    return `Es demasiado largo: use un máximo de ${most} caracteres.`
  }
  return answerErrors[message]
}

/** One label, which may contain a comma, or several. */
function translateLabels(quoted: string, translateLabel: TranslateLabel): string {
  const labels = quoted.split(', ').map((label) => translateLabel(label) ?? label)
  return translateLabel(quoted) ?? labels.join(', ')
}

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
function translatePhotoRefusal(sentence: string): string | undefined {
  const found = readPhotoRefusal(sentence)

  return found && refusals[found.refusal].replace('{n}', found.number)
}

function quote(text: string): string {
  return `«${text}»`
}

export const es: RoomMessages = {
  code: 'es',
  language: 'es-US',
  common: {
    windowTitle: 'Lea, complete y firme',
    language: 'Idioma',
    tools: 'Aa: idioma, tamaño de la letra y vista',
    languageFailed: 'No se pudo cargar el idioma. Revise su conexión a internet.',
    formsLanguage:
      'Usted firma los formularios en inglés. Una traducción le ayuda a leerlos. Si no entiende algo, pida ayuda antes de firmar.',
    opening: 'Abriendo sus formularios…',
    openingForm: 'Abriendo este formulario…',
    formsHeading: 'Formularios de este paquete',
    formOf: (index, total) => `Formulario ${index} de ${total}`,
    place: (form, section, sections) => `${form}, sección ${section} de ${sections}`,
    edition: (edition) => `Edición ${edition}`,
    openPdf: 'Abrir este formulario en PDF',
    openingPdf: 'Abriendo el PDF…',
    pdfFailed: 'El PDF no se abrió. Revise su conexión a internet e inténtelo de nuevo.',
    missingHere: (count) => (count === 1 ? 'Falta 1' : `Faltan ${count}`),
    invalidHere: (count) => `${count} por revisar`,
    completeHere: 'Listo',
    dealTermsLeft: 'Faltan términos',
    blankHere: (count) => (count === 1 ? '1 en blanco' : `${count} en blanco`),
    optional: 'Opcional',
    neededOnlyWhen: (question, answers) =>
      `Solo se necesita cuando la respuesta a ${quote(question)} es ${answers.map(quote).join(' o ')}.`,
    neededOnlyIfFilled: (question) => `Solo se necesita si se llenó ${quote(question)}.`,
    notAnswered: 'Sin llenar',
    requiredByLaw: 'Texto exigido por la ley',
    moreQuestions: 'Más preguntas de este formulario',
    setWhenSigned: 'Se agrega al firmar',
    notSignedYet: 'Todavía no se ha firmado',
    leftBlank: 'En blanco:',
    notYetGiven: 'Todavía sin contestar:',
    signAtEnd: 'Usted firma al final de este formulario',
    signature: 'Firma',
    name: 'Nombre',
    dateSigned: 'Fecha de la firma',
    you: 'Usted',
  },
  bar: {
    label: 'Avance',
    next: 'Siguiente',
    finish: 'Terminar',
    finishing: 'Terminando…',
    answersMissing: (count) =>
      count === 1 ? 'Falta 1 respuesta obligatoria' : `Faltan ${count} respuestas obligatorias`,
    itemsMissing: (count) =>
      count === 1 ? 'Falta 1 cosa por hacer' : `Faltan ${count} cosas por hacer`,
    answersInvalid: (count) =>
      count === 1 ? '1 respuesta por revisar' : `${count} respuestas por revisar`,
    complete: 'Ya está todo lo obligatorio',
    completeFinish: 'Ya está todo lo obligatorio. Para enviarlo, elija Terminar.',
    saved: 'Guardado',
    saving: 'Guardando…',
    retrying: 'Todavía no se guardó; lo estamos intentando de nuevo',
    rejected: 'Algunas respuestas no se guardaron. Están marcadas.',
  },
  sign: {
    title: 'Lea y firme',
    explain:
      'El botón Siguiente muestra cada lugar donde usted firma o responde. Sus respuestas se guardan solas.',
    ownerExplain: 'Ya firmaron todos los residentes. Revise lo que escribieron y firme.',
    finishNote: (name, sender) =>
      `Al elegir Terminar, usted firma estos formularios como ${name}, y ${sender} los recibe. Después ya no podrá cambiarlos.`,
    ownerFinishNote: (name) =>
      `Al elegir Terminar, usted firma estos formularios como ${name}, y todos reciben la copia final. Después ya no podrá cambiarlos.`,
    marked: 'Marcado: lo que los residentes escribieron o firmaron.',
    answeredBy: (who) => `Respondido por ${who}`,
    resident: (number) => `Residente ${number}`,
    signHere: 'Firme aquí',
    initialHere: 'Iniciales aquí',
    signing: 'Firmando…',
    signedName: (label) => `Firmado: ${label}`,
    clear: 'Borrar',
    clearing: 'Borrando…',
    signedBy: (name) => `Firmado por ${name}`,
    initialedBy: (name) => `Iniciales de ${name}`,
    announceSigned: (left) => `Firmado. ${left}.`,
    announceCleared: 'Se borró. Este lugar ya no está firmado.',
    signFailed: 'No se firmó. Revise su conexión a internet e inténtelo de nuevo.',
    yourSignature: 'Su firma',
    changeSignature: 'Cambiar mi firma',
  },
  keyTerms: {
    heading: 'Lo más importante',
    explain: 'Un resumen de los formularios que siguen. Solo valen los formularios.',
    groups: {
      rent: 'Alquiler',
      dates: 'Fechas',
      deposit: 'Depósito',
      lateFee: 'Cargo por pago tardío',
      pets: 'Mascotas',
    },
  },
  consent: {
    title: 'Antes de leer y firmar',
    packet: 'Paquete',
    forms: 'Formularios',
    formCount: (count) => (count === 1 ? '1 formulario' : `${count} formularios`),
    time: 'Tiempo necesario',
    minutes: (count) => `Unos ${count} minutos`,
    timeExplain: (places) =>
      `${places === 1 ? '1 lugar' : `${places} lugares`} para contestar o firmar. Puede parar en cualquier momento y continuar después.`,
    signingAs: 'Usted firma como',
    messageFrom: (sender: string) => `Mensaje de ${sender}`,
    heading: 'Documentos y firmas electrónicos',
    intro: (sender) =>
      `${sender} desea que usted lea y firme estos formularios electrónicamente. Para eso se necesita su consentimiento.`,
    points: (sender) => [
      {
        term: 'Puede tenerlos en papel.',
        text: `No acepte abajo. Al final de esta página elija «Prefiero firmar en papel», y ${sender} recibirá un aviso.`,
      },
      {
        term: 'Puede cambiar de opinión.',
        text: `Antes de elegir Terminar, puede avisarle a ${sender} o elegir Rechazar. No cuesta nada, pero entonces estos formularios terminan aquí y es posible que le pidan firmarlos en papel. Lo que ya firmó sigue siendo válido.`,
      },
      {
        term: 'A qué se aplica.',
        text: 'Solo a los formularios de este paquete y a su copia final.',
      },
      {
        term: 'Si cambia su correo electrónico o su teléfono,',
        text: `avísele a ${sender} para que le llegue su copia.`,
      },
      {
        term: 'Copias en papel.',
        text: `Pídale a ${sender} una copia en papel cuando quiera, sin costo. También puede imprimir el PDF.`,
      },
      {
        term: 'Lo que necesita.',
        text: 'Este dispositivo u otro con un navegador actualizado, una cuenta de correo electrónico y un programa que abra archivos PDF, con espacio para guardarlos o una impresora.',
      },
    ],
    tryHeading: 'Compruebe que su dispositivo puede abrir los formularios',
    tryText: 'Abra el primer formulario en PDF. Si puede leerlo, su dispositivo sirve para esto.',
    tryAction: 'Abrir un formulario de prueba',
    sampleOpened: 'El PDF se abrió en este dispositivo.',
    agree: 'Acepto usar documentos y firmas electrónicos',
    agreeMeaning:
      'Al aceptar, confirma también que puede abrir y guardar estos formularios en su dispositivo.',
    submit: 'Continuar',
    submitting: 'Un momento…',
    agreeFirst: 'Para continuar, marque la casilla de arriba. Si prefiere papel, pídalo abajo.',
  },
  help: {
    heading: 'Otras opciones',
    link: 'Papel, preguntas, rechazar',
    paper: 'Prefiero firmar en papel',
    ask: 'Hacerle una pregunta al propietario',
    wrongRecipient: 'No soy esta persona',
    later: 'Quiero terminar más tarde',
    decline: 'Rechazar',
  },
  ends: {
    unreachableTitle: 'En este momento no podemos comunicarnos con Countersign',
    unreachableText:
      'Sus respuestas están a salvo. Revise su conexión a internet e inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
    filledTitle: 'Los formularios están completos',
    filledText: 'Sus respuestas están guardadas. Sigue el pago y luego firman los residentes.',
    signedTitle: 'Usted ya firmó',
    signedText: (sender) =>
      `Gracias. ${sender} firma al final, después de todos los residentes. Entonces usted recibirá la copia final por correo electrónico.`,
    ownerSignedTitle: 'Ya firmaron todos',
    ownerSignedText:
      'Estamos preparando la copia final sellada, que se enviará a todos por correo electrónico.',
    continue: 'Continuar',
    declinedTitle: 'No se firmó',
    declinedText: (sender) =>
      `Ya no se puede firmar nada en este paquete. Ya le avisamos a ${sender}, que puede enviar uno nuevo.`,
    ownerDeclinedText: 'Ya no se puede firmar nada en este paquete. Puede hacer uno nuevo.',
    wrongRecipientTitle: 'Gracias por avisarnos',
    wrongRecipientText: (sender) =>
      `Este enlace ya no funciona, y nada de lo que se escribió con él cuenta. Ya le avisamos a ${endSentence(sender)} Puede cerrar esta página y borrar el mensaje.`,
    revoked: {
      'answers-changed': {
        title: 'Se están cambiando los documentos',
        text: 'El propietario está cambiando los documentos. Recibirá un enlace nuevo por correo electrónico.',
      },
      corrected: {
        title: 'Este enlace fue reemplazado',
        text: 'Se corrigió un nombre, una dirección o un teléfono, así que este enlace ya no funciona. Busque un correo más reciente con un enlace nuevo, o pídaselo a quien se lo envió.',
      },
      'on-paper': {
        title: 'Terminado en papel',
        text: 'Estos documentos se terminaron en papel. Aquí ya no queda nada por firmar.',
      },
    },
    closedTitle: 'Este paquete está cerrado',
    closedText:
      'Aquí ya no se puede firmar ni cambiar nada. Si no lo esperaba, pregúntele a quien se lo envió.',
    close: 'Cerrar',
    notYourTurnTitle: 'Todavía no es su turno',
    notYourTurnText:
      'El propietario firma después de todos los residentes. Le enviaremos un correo cuando sea su turno.',
    takenOverTitle: 'Estos formularios están abiertos en otro lugar',
    takenOverText: 'Se abrieron en otro dispositivo o en otra pestaña, con todo lo que se guardó.',
    continueHere: 'Continuar aquí',
    expiredTitle: 'Esta página estuvo abierta demasiado tiempo',
    expiredText: 'Por su seguridad, la sesión terminó. Todo lo que se guardó sigue ahí.',
    reopen: 'Abrir de nuevo',
    reopenByLink:
      'Si no funciona, abra otra vez el paquete desde su correo o su lista de paquetes.',
  },
  problems: {
    summaryTitle: (count) =>
      count === 1 ? 'Hay 1 respuesta por revisar' : `Hay ${count} respuestas por revisar`,
    unreachable:
      'No pudimos comunicarnos con Countersign. No se perdió nada. Revise su conexión a internet e inténtelo de nuevo.',
    unexpected: (reference?: string) =>
      `Algo falló de nuestro lado. No se perdió nada. Inténtelo de nuevo.${reference === undefined ? '' : ` Referencia: ${reference}`}`,
  },
  answers: {
    locale: 'es-US',
    yes: 'Sí',
    no: 'No',
    drawn: 'Dibujada a mano',
    computed: 'Se completa por sí sola',
    notComputed: 'Depende de otras respuestas',
  },
  confirm: {
    heading: 'Confirme este formulario',
    signHeading: 'Firme este formulario',
    readAndSign: 'Leí este formulario y lo firmo',
    signed: 'Leído y firmado',
    confirmed: (title) => `Leí «${title}» y es lo que firmo`,
    explain: 'Si después cambia este formulario, se lo pediremos otra vez.',
    first: (left) =>
      left === 1
        ? 'Primero termine lo que falta en este formulario.'
        : `Primero termine las ${left} cosas que faltan en este formulario.`,
    done: 'Confirmado',
    count: (done, total) =>
      `${done} de ${total} ${total === 1 ? 'formulario confirmado' : 'formularios confirmados'}`,
  },
  pageView: {
    view: 'Cómo se muestran los formularios',
    reading: 'Vista de lectura',
    page: 'Vista de página',
    textSize: 'Tamaño de la letra',
    smallerText: 'Letra más pequeña',
    largerText: 'Letra más grande',
    zoom: 'Tamaño de las páginas',
    smaller: 'Mostrar las páginas más pequeñas',
    larger: 'Mostrar las páginas más grandes',
    fit: 'Ajustar a la ventana',
    percent: (share) => `${share} %`,
    pageOf: (page, total) => `Página ${page} de ${total}`,
    opening: 'Abriendo las páginas…',
    failed:
      'No se pudieron abrir las páginas. Puede leer y firmar el mismo formulario en la vista de lectura, o revisar su conexión a internet e intentarlo de nuevo.',
    retry: 'Intentar de nuevo',
    showReadingView: 'Mostrar la vista de lectura',
  },
  translation: {
    note: 'Traducción solo para información. El texto que usted firma es el que está en inglés.',
    signedInEnglish: 'Se firma en inglés:',
    inEnglish: 'En inglés',
    none: 'Este formulario existe solo en inglés. Si no lo entiende, pida ayuda antes de firmar.',
    showEnglish: 'Mostrar todo el inglés',
    hideEnglish: 'Ocultar el inglés',
    loading: 'Cargando la traducción…',
    failed: 'No se pudo cargar la traducción. Revise su conexión a internet.',
    retry: 'Intentar de nuevo',
  },
  serverErrors: {
    answer: translateAnswerError,
    warning: translateWarning,
    call: translateCallError,
  },
  adopt: {
    title: 'Adopte su firma',
    explain: 'Esto se hace una sola vez. Después, basta un toque en cada lugar.',
    signingFor: (signer) =>
      `Usted firma como ${signer}. Su firma es su propio nombre; junto a ella se imprime en nombre de quién firma.`,
    wayToSign: '¿Cómo quiere firmar?',
    type: 'Escribir',
    draw: 'Dibujar',
    upload: 'Subir una foto',
    name: 'Su nombre completo',
    initials: 'Sus iniciales',
    preview: 'Así se verá',
    previewSignature: (name) => `Firma: ${name}`,
    previewInitials: (initials) => `Iniciales: ${initials}`,
    font: 'Letra',
    fonts: {
      caveat: 'Letra sencilla',
      'dancing-script': 'Letra elegante',
      'homemade-apple': 'Con pluma',
    },
    padSignature: 'Recuadro para su firma. Use el dedo, un lápiz óptico o el mouse.',
    padInitials: 'Recuadro para sus iniciales. Use el dedo, un lápiz óptico o el mouse.',
    padHint:
      'Use el dedo, un lápiz óptico o el mouse. Si le resulta difícil, escribir su nombre vale exactamente lo mismo.',
    padLoading: 'Preparando el recuadro…',
    initialsByHand: 'Dibujar también mis iniciales',
    undo: 'Deshacer trazo',
    clearPad: 'Borrar todo',
    pictureHint:
      'Firme en papel blanco con una pluma de tinta oscura y tome una foto con buena luz. Conservamos solo la tinta y quitamos el papel.',
    pictureSignature: 'Tomar o elegir una foto de su firma',
    pictureInitials: 'Tomar o elegir una foto de sus iniciales',
    pictureOther: 'Tomar o elegir otra foto',
    pictureReading: 'Leyendo la foto…',
    pictureRotate: 'Girar la foto',
    pictureStrength: 'Cuánta tinta conservar',
    pictureStrengthValue: (step) => `Paso ${step} de 9`,
    pictureCrop: 'Recortar la foto',
    pictureCropSide: {
      left: 'Recortar por la izquierda',
      right: 'Recortar por la derecha',
      top: 'Recortar por arriba',
      bottom: 'Recortar por abajo',
    },
    initialsByPicture: 'Usar también una foto para mis iniciales',
    pictureMissing: 'Primero tome o elija una foto.',
    pictureErrors: {
      tooLarge:
        'Este archivo es demasiado grande. Elija una foto de 30 MB como máximo o tome una nueva con su cámara.',
      noPicture:
        'Este archivo no se pudo abrir aquí como imagen. Elija un archivo JPEG, PNG o WebP, o tome una foto.',
      blank:
        'No encontramos ninguna firma en esta foto. Tómela más de cerca y con mejor luz, o mueva el control para conservar más tinta.',
      crowded:
        'No podemos distinguir la firma del fondo. Tome la foto sobre papel blanco liso, o mueva el control para conservar menos tinta.',
    },
    meaning:
      'Al elegir «Adoptar y firmar», usted acepta que esta es su firma y que tiene la misma validez que una firma en tinta.',
    submit: 'Adoptar y firmar',
    submitting: 'Firmando…',
    cancel: 'Cancelar',
    nameMissing: 'Escriba su nombre completo.',
    initialsMissing: 'Escriba sus iniciales.',
    signatureMissing: 'Primero dibuje su firma en el recuadro.',
    initialsDrawingMissing: 'Primero dibuje sus iniciales en el recuadro.',
    drawingTooSmall: 'Es demasiado pequeño para verse como suyo. Dibújelo más grande.',
  },
  decline: {
    title: '¿Se niega a firmar?',
    explain: (sender) =>
      `Si usted se niega, ya nadie podrá firmar este paquete. Le avisaremos a ${sender}, con su motivo, y podrá enviarle un paquete nuevo.`,
    ownerExplain:
      'Si usted se niega, ya nadie podrá firmar este paquete. Les avisaremos a los residentes, con su motivo.',
    reason: 'Motivo',
    reasonHelp: (sender) =>
      `${sender} lo leerá. Por ejemplo: «El alquiler no es el que acordamos».`,
    ownerReasonHelp: 'Los residentes lo leerán.',
    reasonMissing: 'Escriba un motivo breve para que quien se lo envió sepa qué hacer.',
    submit: 'Negarme a firmar',
    submitting: 'Enviando…',
    back: 'Cancelar',
  },
  form: {
    title: 'Llene los formularios',
    explain:
      'Responda cada pregunta una sola vez. Todo se guarda solo, así que puede salir y volver cuando quiera.',
    known: 'Ya tomado de su propiedad y de sus firmantes',
    finishNote:
      'Cuando no falte nada obligatorio, elija Terminar. Después todavía puede cambiar sus respuestas, hasta que alguien firme.',
  },
  sideBySide: {
    view: 'Preguntas',
    label: 'La página junto a las preguntas',
    form: 'Formulario que se muestra',
    pages: 'Páginas del formulario',
    hide: 'Ocultar la página',
  },
  fill: {
    intro: (packet, home) => `${packet}, para ${home}.`,
    dealTerms: 'Condiciones del acuerdo',
    usualAnswer: 'Es la respuesta más común. Cámbiela si la suya es otra.',
    prefilledFrom: (packet) => `Se tomó de «${packet}». Revise si sigue siendo así.`,
    fromDealTerms: 'De los términos compartidos',
  },
  whatChanges: {
    title: '¿Qué cambia este año?',
    explain: (packet) => `Sus demás respuestas son las de «${packet}». No se copió ninguna fecha.`,
    nextTerm: (start, end) => `¿Nuevo plazo: del ${start} al ${end}?`,
    useTerm: 'Usar este plazo',
    last: 'Año pasado',
    same: 'Igual que el año pasado',
    isSame: 'Igual que el año pasado.',
    saved: 'Guardado.',
    failed: 'No se guardó. Revise su conexión a internet e inténtelo de nuevo.',
  },
  review: {
    open: 'Revisar',
    title: 'Revise los formularios',
    explain: 'Así verán los formularios los residentes. Elija una respuesta para cambiarla.',
    missing: (count) =>
      count === 1
        ? 'Una respuesta falta o no es correcta'
        : `${count} respuestas faltan o no son correctas`,
    nothingMissing: 'No falta nada obligatorio. Si todo está bien, elija Terminar.',
    stillMissing: 'Todavía falta',
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
    returned: 'Volvió a la página donde se llenan los formularios.',
  },
  dealTermGroups: {
    home: 'Partes y vivienda',
    term: 'Plazo',
    rent: 'Renta',
    deposit: 'Depósito y cargos',
    utilities: 'Servicios y estacionamiento',
    rules: 'Reglas',
    contact: 'Direcciones y contacto',
    other: 'Otros términos compartidos',
  },
  dealTermHints: {
    contact:
      'Dónde pueden encontrarlo los residentes y la ley. Los avisos son cartas sobre el contrato, como la que le pone fin: basta la dirección de su casa o de su oficina.',
  },
  beforeFinish: {
    title: 'Antes de terminar',
    missing: (count) =>
      count === 1
        ? 'Falta una respuesta obligatoria. «Siguiente» lo lleva a ella.'
        : `Faltan ${count} respuestas obligatorias. «Siguiente» lo lleva a ellas.`,
    check: (count) => (count === 1 ? '1 punto por revisar' : `${count} puntos por revisar`),
    checkExplain:
      'Puede haber un error. Si algo está bien así, déjelo: de todos modos puede terminar.',
    blank: (count) =>
      count === 0
        ? 'Respuestas opcionales en blanco a propósito'
        : count === 1
          ? '1 respuesta opcional en blanco'
          : `${count} respuestas opcionales en blanco`,
    blankExplain: 'Los formularios las imprimen vacías.',
    look: (count) =>
      count === 1 ? '1 respuesta en blanco: revísela' : `${count} respuestas en blanco: revíselas`,
    leave: 'Dejarlas en blanco a propósito',
    undo: 'Deshacer',
    failed: 'No se guardó. Revise su conexión a internet e inténtelo de nuevo.',
    nextTitle: 'Qué sucede cuando elige Terminar',
    next: [
      'Sus respuestas pasan a los formularios y usted llega a la página de pago. Todavía no se envía nada a nadie.',
      'Después del pago, los residentes reciben sus enlaces para leer y firmar.',
      'Todavía puede cambiar sus respuestas hasta que alguien firme.',
    ],
  },
  anyway: {
    send: { title: '¿Enviarlo así?', submit: 'Enviar de todos modos' },
    print: { title: '¿Imprimirlo así?', submit: 'Imprimir de todos modos' },
    explain: (submit) =>
      `Si elige «${submit}», nada cambia y en el historial queda que usted lo eligió.`,
    back: 'Cambiar mis respuestas',
  },
  choices: {
    laterText:
      'Cierre esta página. Sus respuestas están guardadas, y con su enlace puede volver aquí.',
    ownerLaterText:
      'Cierre esta página. Sus respuestas están guardadas, y puede volver cuando quiera.',
    sending: 'Enviando…',
    paperText: (sender) =>
      `No cuesta nada. Le avisaremos a ${sender} para que le traiga o le envíe los formularios en papel. Si cambia de opinión, todavía puede firmar aquí.`,
    requestPaper: 'Pedir los formularios en papel',
    paperRequested: (sender) =>
      `Pidió los formularios en papel y ya le avisamos a ${endSentence(sender)}`,
    askText: (sender) =>
      `${sender} recibirá su pregunta por correo electrónico y le responderá por correo o por teléfono.`,
    question: 'Su pregunta',
    sendQuestion: 'Enviar la pregunta',
    questionSent: (sender) => `Su pregunta se envió a ${endSentence(sender)}`,
    questionMissing: 'Primero escriba su pregunta.',
    wrongRecipientText: (name, sender) =>
      `Estos formularios son para ${endSentence(name)} Si no es usted, este enlace dejará de funcionar, se borrará lo que se escribió con él y le avisaremos a ${endSentence(sender)}`,
    reportWrongRecipient: (name) => `No soy ${name}`,
    confirmWrongRecipient: '¿Terminar este enlace? No se podrá abrir otra vez.',
    endLink: 'Sí, terminar este enlace',
    keepLink: 'Conservarlo',
  },
  signSummary: {
    title: 'Antes de terminar',
    signs: (name, forms) =>
      `Al elegir Terminar, ${name} firma ${forms === 1 ? 'este formulario' : `estos ${forms} formularios`}:`,
    unseen: (forms, all) =>
      forms === 1
        ? `${all === 1 ? 'El formulario' : 'Uno de ellos'} no estuvo en su pantalla hasta el final. Puede leerlo ahora, o terminar.`
        : `${forms} de ellos no estuvieron en su pantalla hasta el final. Puede leerlos ahora, o terminar.`,
  },
  fields: {
    rejections: {
      date: 'Escriba la fecha completa, primero el mes: 3/31/2027 o 31 de marzo de 2027.',
      time: 'Escriba la hora completa, como 9:30 AM.',
      money: 'Escriba una cantidad, como 1,250 o 1250.50.',
      percent: 'Escriba un porcentaje, como 5 o 5.5.',
      integer: 'Escriba un número entero, como 3.',
      unclearNumber: (one, other) => `Se puede leer de dos maneras. Escriba ${one} o ${other}.`,
      atLeast: (bound) => `Escriba ${bound} o más.`,
      atMost: (bound) => `Escriba ${bound} o menos.`,
      phone:
        'Escriba un número de teléfono válido de EE. UU. Si es de otro país, empiece con + y el código del país.',
      email: 'Escriba un correo electrónico válido, como nombre@ejemplo.com.',
      zip: 'Escriba un código postal de 5 dígitos.',
      oneLine: 'Escríbalo en una sola línea.',
      tooLong: (most) => `Use un máximo de ${most.toLocaleString('en-US')} caracteres.`,
      row: (row, column, problem) => `Fila ${row}, ${column}: ${problem}`,
    },
    doubtfulPhone: 'Revise este número: no hay números así en uso.',
    labelsAbroad: { city: 'Ciudad y región', zip: 'Código postal (opcional)' },
    labels: {
      choose: 'Elija…',
      street: 'Calle',
      unit: 'Apartamento o unidad (opcional)',
      city: 'Ciudad',
      state: 'Estado',
      abroad: 'Fuera de EE. UU.',
      country: 'País',
      zip: 'Código postal',
      row: (index) => `Fila ${index}`,
      addRow: 'Agregar una fila',
      removeRow: (row) => `Quitar ${row}`,
      moreCells: 'Más',
      rowAdded: (row) => `Se agregó ${row}.`,
      rowRemoved: (row) => `Se quitó ${row}.`,
      undo: 'Deshacer',
      rowsFull: (most) => `Hay espacio para ${most} filas.`,
    },
  },
  photos: {
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
    already: 'Esta foto ya está aquí. Para mostrarla en otro cuarto, quítela primero.',
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
  },
  ratings: {
    unrated: 'Sin calificar',
    rating: (name) => `Su calificación: ${name}`,
    remark: (name) => `Su observación: ${name}`,
    remarkHint: 'Su observación',
    noRating: 'Su calificación',
    addRemark: 'Agregar una observación',
    agreeWithAll: (room) => `De acuerdo con todo: ${room}`,
    agreed: (room) => `Usted está de acuerdo con las calificaciones de ${room}.`,
    empty: 'El propietario no anotó nada aquí.',
  },
  inspections: {
    locale: 'es-US',
    question: '¿Qué inspección de entrada firmada aparece junto a sus calificaciones?',
    inspection: (name, day) => `«${name}», firmado el ${day}`,
    none: 'Ninguna: empezar vacío',
    choose: 'Elija una inspección',
    shown: (name, day) =>
      `Las calificaciones, notas y fotos de la entrada son las de «${name}», que todos firmaron el ${day}. Aquí no se pueden cambiar.`,
    empty: 'Empieza vacío: no se muestra ninguna inspección anterior.',
    typed:
      'Usted ya calificó cosas en la entrada. Si elige una inspección, sus calificaciones se reemplazan.',
    failed: 'No se cambió. Revise su conexión a internet e inténtelo de nuevo.',
  },
}
