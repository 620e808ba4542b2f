import type { Words } from './en.ts'

/** The same in Spanish. The forms themselves, their labels and their answers stay in English. */
export const es: Words = {
  language: 'es-US',

  room: {
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
      `Solo hace falta cuando la respuesta a «${question}» es «${answers}».`,
    notAnswered: 'Sin llenar',
    lawfulWords: 'Texto exigido por la ley',
    otherAnswers: 'Más preguntas de este formulario',
    setWhenSigned: 'Se pone al firmar',
    notSignedYet: 'Todavía sin firmar',
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
    left: (count) =>
      count === 1 ? 'Falta 1 respuesta obligatoria' : `Faltan ${count} respuestas obligatorias`,
    placesLeft: (count) => (count === 1 ? 'Falta 1 cosa' : `Faltan ${count} cosas`),
    nothingLeft: 'Todo lo obligatorio está hecho',
    nothingLeftFinish: 'Todo lo obligatorio está hecho. Para enviarlo, elija Terminar.',
    saved: 'Guardado',
    saving: 'Guardando…',
    retrying: 'Aún sin guardar; lo intentamos otra vez',
    refused: 'Algunas respuestas no se guardaron. Están marcadas.',
  },

  fill: {
    title: 'Llene los formularios',
    intro: (packet, home) => `${packet}, para ${home}.`,
    explain:
      'Responda aquí una sola vez y las respuestas aparecen en todos los formularios. Lo que escribe se guarda solo. Puede irse y volver cuando quiera.',
    dealTerms: 'Condiciones del trato',
    dealTermsExplain: 'Lo que comparten varios formularios. Se pregunta una vez.',
    from: {
      property: 'Tomado al principio de su propiedad.',
      unit: 'Tomado al principio de la unidad.',
      signers: 'Tomado al principio de sus firmantes.',
      account: 'Tomado al principio de su cuenta.',
      packet: 'Tomado al principio de este paquete.',
      today: 'Tomado al principio de la fecha de hoy.',
    },
    known: 'Ya tomado de su propiedad y de sus firmantes',
    ending:
      'Cuando no falte nada obligatorio, elija Terminar. Después ya no se pueden cambiar sus respuestas en este paquete.',
  },

  sign: {
    title: 'Lea y firme',
    intro: (packet, home) => `${packet}, para ${home}.`,
    explain:
      'Lea cada formulario. Siguiente le lleva a cada lugar donde firma o responde. Lo que escribe se guarda solo, y puede volver desde cualquier aparato.',
    ownerExplain:
      'Todos los residentes han firmado. Lea lo que escribieron y firme. Los formularios ya no se pueden cambiar.',
    ending: (name, sender) =>
      `Al elegir Terminar, usted firma estos formularios como ${name} y van a ${sender}. Después no puede cambiarlos.`,
    ownerEnding: (name) =>
      `Al elegir Terminar, usted firma estos formularios como ${name}, y todos reciben la copia terminada. Después no puede cambiarlos.`,
    signHere: 'Firme aquí',
    initialHere: 'Ponga sus iniciales aquí',
    signing: 'Firmando…',
    signedName: (label) => `Firmado: ${label}`,
    clear: 'Borrar',
    clearing: 'Borrando…',
    signedBy: (name) => `Firmado por ${name}`,
    initialedBy: (name) => `Iniciales de ${name}`,
    announceSigned: (left) => `Firmado. ${left}.`,
    announceCleared: 'Borrado. Este lugar ya no está firmado.',
    placeFailed: 'No se firmó. Revise su conexión a internet e inténtelo de nuevo.',
    yourSignature: 'Su firma',
    changeSignature: 'Cambiar mi firma',
  },

  keyTerms: {
    heading: 'Lo más importante',
    explain: 'Tomado de los formularios de abajo. Ellos lo dicen todo, y son los que cuentan.',
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
    sentBy: 'Enviado por',
    home: 'Vivienda',
    forms: 'Formularios',
    formCount: (count) => (count === 1 ? '1 formulario' : `${count} formularios`),
    time: 'Tiempo que lleva',
    minutes: (count) => `Unos ${count} minutos`,
    signingAs: 'Usted firma como',
    heading: 'Documentos y firmas electrónicos',
    lead: (sender) =>
      `${sender} quiere darle estos formularios en una pantalla y que usted los firme allí. Para eso hace falta su acuerdo.`,
    points: (sender) => [
      {
        term: 'Puede tenerlos en papel.',
        text: `No acepte abajo. Elija «Prefiero firmar en papel» al final de esta página, y se lo decimos a ${sender}.`,
      },
      {
        term: 'Puede cambiar de opinión.',
        text: `Hasta que elija Terminar, elija Rechazar o dígaselo a ${sender}. No cuesta nada, pero entonces estos formularios terminan aquí y es posible que le pidan firmarlos en papel. Lo que ya firmó sigue valiendo.`,
      },
      {
        term: 'Qué abarca.',
        text: 'Solo los formularios de este paquete y su copia terminada.',
      },
      {
        term: 'Si cambia su correo electrónico o su teléfono,',
        text: `dígaselo a ${sender}, para que su copia le llegue.`,
      },
      {
        term: 'Copias en papel.',
        text: `Pida a ${sender} una copia en papel cuando quiera, sin costo. También puede imprimir el PDF.`,
      },
      {
        term: 'Lo que necesita.',
        text: 'Este aparato u otro con un navegador actual, una cuenta de correo electrónico y un programa que abra archivos PDF, con espacio para guardarlos o una impresora.',
      },
    ],
    tryHeading: 'Compruebe que su aparato puede abrir los formularios',
    tryText: 'Abra el primer formulario en PDF. Si lo puede leer, su aparato sirve para esto.',
    tryAction: 'Abrir un formulario de prueba',
    tried: 'El PDF se abrió en este aparato.',
    box: 'Acepto usar documentos y firmas electrónicos',
    boxMeans:
      'Al aceptar confirma también que puede abrir y guardar estos formularios en su aparato.',
    version: (version) => `Versión de este texto: ${version}`,
    go: 'Continuar',
    going: 'Un momento…',
    boxFirst: 'Para continuar, marque la casilla de arriba. Si prefiere papel, pídalo abajo.',
  },

  adopt: {
    title: 'Adopte su firma',
    explain: 'Esto se hace una vez. Después, cada lugar es un solo toque.',
    how: '¿Cómo quiere firmar?',
    type: 'Escribir',
    draw: 'Dibujar',
    name: 'Su nombre completo',
    initials: 'Sus iniciales',
    preview: 'Así se verá',
    previewSignature: (name) => `Firma: ${name}`,
    previewInitials: (initials) => `Iniciales: ${initials}`,
    hand: 'Letra',
    hands: {
      caveat: 'Letra sencilla',
      'dancing-script': 'Letra elegante',
      'homemade-apple': 'Letra a pluma',
    },
    padSignature: 'Cuadro para su firma. Use un dedo, un lápiz o el ratón.',
    padInitials: 'Cuadro para sus iniciales. Use un dedo, un lápiz o el ratón.',
    padHint: 'Use un dedo, un lápiz o el ratón. Si le cuesta, escribir vale exactamente lo mismo.',
    padLoading: 'Preparando el cuadro…',
    initialsByHand: 'Hacer también mis iniciales a mano',
    undo: 'Quitar el último trazo',
    clearPad: 'Vaciar el cuadro',
    means:
      'Al elegir «Adoptar y firmar» acepta que esta es su firma y que le obliga igual que una en tinta.',
    go: 'Adoptar y firmar',
    going: 'Firmando…',
    cancel: 'Cancelar',
    nameMissing: 'Escriba su nombre completo.',
    initialsMissing: 'Escriba sus iniciales.',
    signatureUndrawn: 'Primero escriba su firma en el cuadro.',
    initialsUndrawn: 'Primero escriba sus iniciales en el cuadro.',
  },

  help: {
    heading: 'Otras opciones',
    reach: 'Papel, preguntas, rechazar',
    telling: 'Enviando…',
    paper: 'Prefiero firmar en papel',
    paperText: (sender) =>
      `Puede hacerlo, y no cuesta nada. Se lo decimos a ${sender}, que le trae o le envía los formularios en papel. Nada termina: si cambia de opinión, todavía puede firmar aquí.`,
    paperGo: 'Pedir papel',
    paperTold: (sender) =>
      `Pidió papel, y se lo hemos dicho a ${sender}. Aquí no tiene que hacer nada más.`,
    ask: 'Hacer una pregunta al propietario',
    askText: (sender) =>
      `Pregunte antes de firmar. ${sender} recibe su pregunta por correo electrónico y le responde por correo o por teléfono. Su lugar se guarda.`,
    askLabel: 'Su pregunta',
    askGo: 'Enviar la pregunta',
    asked: (sender) => `Su pregunta va en camino a ${sender}.`,
    askMissing: 'Primero escriba su pregunta.',
    notMe: 'No soy esta persona',
    notMeText: (name, sender) =>
      `Estos formularios son para ${name}. Si no es usted, no firme. Este enlace termina, lo que se escribió con él se borra, y se lo decimos a ${sender}, que puede hacer un enlace nuevo para ${name}.`,
    notMeGo: (name) => `No soy ${name}`,
    later: 'Quiero terminar más tarde',
    laterText: 'Cierre esta página. Lo que hizo está guardado, y su enlace le trae de vuelta.',
    ownerLaterText: 'Cierre esta página. Lo que hizo está guardado, y el paquete le espera.',
    decline: 'Rechazar',
  },

  decline: {
    title: '¿Se niega a firmar?',
    explain: (sender) =>
      `Después de que usted rechace, nadie puede firmar este paquete. Se lo decimos a ${sender}, con su motivo, y puede enviarle un paquete nuevo.`,
    ownerExplain:
      'Después de que usted rechace, nadie puede firmar este paquete. Se lo decimos a los residentes, con su motivo.',
    reason: 'Motivo',
    reasonHelp: (sender) => `${sender} lo lee. Por ejemplo: «El alquiler no es el acordado.»`,
    ownerReasonHelp: 'Los residentes lo leen.',
    reasonMissing: 'Escriba un motivo breve, para que quien lo envió sepa qué hacer.',
    go: 'Negarme a firmar',
    going: 'Rechazando…',
    back: 'Volver',
  },

  ends: {
    filledTitle: 'Los formularios están llenos',
    filledText:
      'Sus respuestas están guardadas. Ahora viene el pago y luego firman los residentes.',
    signedTitle: 'Ha firmado',
    signedText: (sender) =>
      `Gracias. ${sender} firma al final, después de todos los residentes. Entonces usted recibe la copia terminada por correo electrónico.`,
    ownerSignedTitle: 'Todos han firmado',
    ownerSignedText: 'Se está haciendo la copia terminada y sellada, y va a todos por correo.',
    goOn: 'Seguir',
    declinedTitle: 'Se rechazó firmar',
    declinedText: (sender) =>
      `Ya no se puede firmar nada en este paquete. Se lo hemos dicho a ${sender}, que puede enviar uno nuevo.`,
    ownerDeclinedText: 'Ya no se puede firmar nada en este paquete. Puede hacer uno nuevo.',
    disownedTitle: 'Gracias por avisarnos',
    disownedText: (sender) =>
      `Este enlace terminó, y nada de lo que se escribió con él cuenta. Se lo hemos dicho a ${sender}. Puede cerrar esta página y borrar el mensaje.`,
    closedTitle: 'Este paquete está cerrado',
    closedText:
      'Aquí ya no se puede firmar ni cambiar nada. Si no lo esperaba, pregunte a quien se lo envió.',
    close: 'Cerrar',
    notYourTurnTitle: 'Todavía no es su turno',
    notYourTurnText:
      'El propietario firma después de todos los residentes. Le enviaremos un correo cuando sea su turno.',
    lostTitle: 'Esta página estuvo abierta demasiado tiempo',
    lostText:
      'Por su seguridad, la sesión terminó. Todo lo que se guardó sigue ahí. Ábrala de nuevo para continuar.',
    reopen: 'Abrir de nuevo',
    reopenByLink: 'Si no funciona, abra otra vez el enlace de su correo.',
    unreachableTitle: 'Ahora no podemos comunicarnos con Countersign',
    unreachableText:
      'Sus respuestas están a salvo. Revise su conexión a internet e inténtelo de nuevo. Nosotros también lo seguimos intentando.',
    again: 'Intentar de nuevo',
  },

  problems: {
    summaryTitle: (count) =>
      count === 1
        ? '1 respuesta necesita otra mirada'
        : `${count} respuestas necesitan otra mirada`,
    unreachable:
      'No pudimos comunicarnos con Countersign. No se perdió nada. Revise su conexión a internet e inténtelo de nuevo.',
    unexpected: 'Algo falló de nuestro lado. No se perdió nada. Inténtelo de nuevo.',
    unsaved:
      'Algunas respuestas aún no se pudieron guardar. Lo seguimos intentando. Elija Terminar otra vez en un momento.',
    date: 'Ponga una fecha completa, con mes, día y año.',
    time: 'Ponga una hora completa, como 9:30 AM.',
    money: 'Ponga una cantidad, como 1,250 o 1250.50.',
    percent: 'Ponga un porcentaje, como 5 o 5.5.',
    integer: 'Ponga un número entero, como 3.',
    atLeast: (bound) => `Ponga ${bound} o más.`,
    atMost: (bound) => `Ponga ${bound} o menos.`,
    phone: 'Ponga un número de teléfono válido de EE. UU.',
    email: 'Ponga un correo electrónico válido, como nombre@ejemplo.com.',
    zip: 'Ponga un código postal de 5 cifras.',
    tooLong: (most) => `Use como mucho ${most.toLocaleString('en-US')} letras.`,
    row: (row, column, problem) => `Fila ${row}, ${column}: ${problem}`,
  },

  answers: {
    yes: 'Sí',
    no: 'No',
    choose: 'Elija…',
    drawn: 'Dibujada a mano',
    street: 'Calle',
    unit: 'Unidad (opcional)',
    city: 'Ciudad',
    state: 'Estado',
    zip: 'Código postal',
    row: (index) => `Fila ${index}`,
    addRow: 'Agregar una fila',
    removeRow: (row) => `Quitar ${row}`,
    rowAdded: (row) => `Se agregó ${row}.`,
    rowRemoved: (row) => `Se quitó ${row}.`,
    rowsFull: (most) => `Hay lugar para ${most} filas.`,
  },
}
