import type { FillMessages } from './fill-en.ts'

export const fillEs: FillMessages = {
  form: {
    title: 'Llene los formularios',
    explain:
      'Responda aquí una sola vez y las respuestas aparecen en todos los formularios. Lo que escribe se guarda solo. Puede salir y volver cuando quiera.',
    dealTermsExplain: 'Lo que comparten varios formularios. Se pregunta una vez.',
    known: 'Ya tomado de su propiedad y de sus firmantes',
    finishNote:
      'Cuando no falte nada obligatorio, elija Terminar. Después todavía puede cambiar sus respuestas, hasta que alguien firme.',
  },
  sideBySide: {
    view: 'Preguntas y página',
    label: 'La página junto a las preguntas',
    form: 'Formulario que se muestra',
    pages: 'Páginas del formulario',
    hide: 'Ocultar la página',
    nothingAsked: 'Aquí no hay nada que responder',
  },
  fill: {
    intro: (packet, home) => `${packet}, para ${home}.`,
    dealTerms: 'Condiciones del acuerdo',
    prefilledFrom: {
      property: 'Tomado inicialmente de su propiedad.',
      unit: 'Tomado inicialmente de la unidad.',
      signers: 'Tomado inicialmente de sus firmantes.',
      account: 'Tomado inicialmente de su cuenta.',
      packet: 'Tomado inicialmente de este paquete.',
      today: 'Tomado inicialmente de la fecha de hoy.',
      creationDay:
        'Tomado inicialmente de la fecha en que usted creó este paquete. Revise si sigue siendo correcta.',
      usual: 'Es la respuesta más común. Cámbiela si la suya es otra.',
    },
    prefilledFromEarlier: (packet) =>
      `Se tomó primero de «${packet}», su último paquete para esta unidad. Revise si sigue siendo así.`,
    fromDealTerms: 'De los términos compartidos',
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
      'Parece que estas respuestas no concuerdan. Si una es correcta, déjela así: de todos modos puede terminar.',
    blank: (count) =>
      count === 0
        ? 'Nada quedó en blanco por error'
        : count === 1
          ? '1 respuesta quedó en blanco'
          : `${count} respuestas quedaron en blanco`,
    blankExplain:
      'Ninguna es obligatoria; los formularios las imprimen vacías. Revíselas o indique que las deja en blanco a propósito.',
    allOnPurpose: 'Las dejó en blanco a propósito. Los formularios las imprimen vacías.',
    look: (count) =>
      count === 1 ? '1 respuesta en blanco: revísela' : `${count} respuestas en blanco: revíselas`,
    onPurpose: (count) => `${count} en blanco a propósito`,
    leave: 'Dejar en blanco a propósito',
    undo: 'Deshacer',
    failed: 'No se guardó. Revise su conexión a internet e inténtelo de nuevo.',
    nextTitle: 'Qué sucede cuando elige Terminar',
    next: [
      'Sus respuestas pasan a los formularios y usted llega a la página de pago. Todavía no se envía nada a nadie.',
      'Después del pago, los residentes reciben sus enlaces para leer y firmar.',
      'Todavía puede cambiar sus respuestas hasta que alguien firme.',
    ],
  },
}
