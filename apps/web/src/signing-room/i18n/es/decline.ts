import type { Words } from '../en.ts'

export const decline: Words['decline'] = {
  title: '¿Se niega a firmar?',
  explain: (sender) =>
    `Si usted se niega, ya nadie podrá firmar este paquete. Le avisaremos a ${sender}, con su motivo, y podrá enviarle un paquete nuevo.`,
  ownerExplain:
    'Si usted se niega, ya nadie podrá firmar este paquete. Les avisaremos a los inquilinos, con su motivo.',
  reason: 'Motivo',
  reasonHelp: (sender) => `${sender} lo leerá. Por ejemplo: «El alquiler no es el que acordamos».`,
  ownerReasonHelp: 'Los inquilinos lo leerán.',
  reasonMissing: 'Escriba un motivo breve para que quien se lo envió sepa qué hacer.',
  go: 'Negarme a firmar',
  going: 'Enviando…',
  back: 'Volver',
}
