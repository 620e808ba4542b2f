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
  beside: {
    view: 'Preguntas y página',
    label: 'La página junto a las preguntas',
    form: 'Formulario que se muestra',
    pages: 'Páginas del formulario',
    hide: 'Ocultar la página',
    nothingAsked: 'Aquí no hay nada que responder',
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
  beforeFinish: {
    title: 'Antes de terminar',
    missing: (count) =>
      count === 1
        ? 'Falta una respuesta obligatoria. «Siguiente» lo lleva a ella.'
        : `Faltan ${count} respuestas obligatorias. «Siguiente» lo lleva a ellas.`,
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
