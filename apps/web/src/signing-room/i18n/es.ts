import type { Messages } from './en.ts'
import { translateAnswerError, translateCallError, translateWarning } from './es-server-errors.ts'

/** The same in Spanish. What people sign is in English; its translation comes from the server. */
export const es: Messages = {
  language: 'es-US',
  common: {
    windowTitle: 'Lea, complete y firme',
    language: 'Idioma',
    languageFailed: 'No se pudo cargar el idioma. Revise su conexión a internet.',
    formsLanguage:
      'Usted firma los formularios en inglés. Una traducción le ayuda a leerlos. Si no entiende algo, pida ayuda antes de firmar.',
    opening: 'Abriendo sus formularios…',
    formsHeading: 'Formularios de este paquete',
    formOf: (index, total) => `Formulario ${index} de ${total}`,
    place: (form, section, sections) => `${form}, sección ${section} de ${sections}`,
    edition: (edition) => `Edición ${edition}`,
    openPdf: 'Abrir este formulario en PDF',
    openingPdf: 'Abriendo el PDF…',
    pdfFailed: 'El PDF no se abrió. Revise su conexión a internet e inténtelo de nuevo.',
    missingHere: (count) => (count === 1 ? 'Falta 1' : `Faltan ${count}`),
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
      'Lea cada formulario. El botón Siguiente muestra cada lugar donde usted firma o responde. Lo que escribe se guarda solo, y puede volver desde cualquier dispositivo.',
    ownerExplain:
      'Ya firmaron todos los residentes. Lea lo que escribieron y firme. Los formularios ya no se pueden cambiar.',
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
    timeExplain: (words, places) =>
      `Unas ${words.toLocaleString('es-US')} palabras para leer y ${places === 1 ? '1 lugar' : `${places} lugares`} para contestar o firmar. Puede parar en cualquier momento: lo que hizo queda guardado.`,
    signingAs: 'Usted firma como',
    messageFrom: (sender: string) => `Mensaje de ${sender}`,
    heading: 'Documentos y firmas electrónicos',
    intro: (sender) =>
      `${sender} quiere darle estos formularios en formato electrónico y que usted los firme en pantalla. Para eso se necesita su consentimiento.`,
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
    version: (version) => `Versión de este texto: ${version}`,
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
      'Sus respuestas están a salvo. Revise su conexión a internet e inténtelo de nuevo. Nosotros también lo seguimos intentando.',
    retry: 'Intentar de nuevo',
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
    explain: 'Si después cambia algo en este formulario, se le pide otra vez.',
    first: (left) =>
      left === 1
        ? 'Primero haga lo que falta en este formulario.'
        : `Primero haga las ${left} cosas que faltan en este formulario.`,
    done: 'Confirmado',
    count: (done, total) =>
      `${done} de ${total} ${total === 1 ? 'formulario confirmado' : 'formularios confirmados'}`,
  },
  pageView: {
    view: 'Cómo se muestran los formularios',
    reading: 'Vista de lectura',
    page: 'Vista de página',
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
    none: 'Este formulario existe solo en inglés. Si no lo entiende, pida ayuda antes de firmar.',
    show: 'Mostrar la traducción',
    hide: 'Ocultar la traducción',
    loading: 'Cargando la traducción…',
    failed: 'No se pudo cargar la traducción. Revise su conexión a internet.',
    retry: 'Intentar de nuevo',
  },
  serverErrors: {
    answer: translateAnswerError,
    warning: translateWarning,
    call: translateCallError,
  },
}

/** Quotation marks inside of others are “ ” (Ortografía de la lengua española). */
function quote(text: string): string {
  return `«${text.replaceAll('«', '“').replaceAll('»', '”')}»`
}
