import type { Words } from '../en.ts'

export const decline: Words['decline'] = {
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
}
