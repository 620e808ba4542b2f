import type { Words } from '../en.ts'

export const fill: Words['fill'] = {
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
}
