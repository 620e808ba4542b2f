import type { Words } from '../en.ts'

export const fill: Words['fill'] = {
  title: 'Llene los formularios',
  intro: (packet, home) => `${packet}, para ${home}.`,
  explain:
    'Responda aquí una sola vez y las respuestas aparecen en todos los formularios. Lo que escribe se guarda solo. Puede salir y volver cuando quiera.',
  dealTerms: 'Condiciones del acuerdo',
  dealTermsExplain: 'Lo que comparten varios formularios. Se pregunta una vez.',
  from: {
    property: 'Tomado inicialmente de su propiedad.',
    unit: 'Tomado inicialmente de la unidad.',
    signers: 'Tomado inicialmente de sus firmantes.',
    account: 'Tomado inicialmente de su cuenta.',
    packet: 'Tomado inicialmente de este paquete.',
    today: 'Tomado inicialmente de la fecha de hoy.',
  },
  fromEarlier: (packet) =>
    `Se tomó primero de «${packet}», su último paquete para esta unidad. Revise si sigue siendo así.`,
  known: 'Ya tomado de su propiedad y de sus firmantes',
  ending:
    'Cuando no falte nada obligatorio, elija Terminar. Después ya no se pueden cambiar sus respuestas en este paquete.',
}
