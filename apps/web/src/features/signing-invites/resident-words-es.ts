import type { InviteRole, InviteStatus } from '@countersign/contract'
import type { LinkEnd } from './link-end.ts'
import { listIn } from './resident-words.ts'
import type { ResidentWords } from './resident-words.ts'

const statuses: Record<InviteStatus, string> = {
  created: 'Falta la firma',
  pending: 'Falta la firma',
  signed: 'Firmado',
  declined: 'Rechazado',
  canceled: 'Cancelado',
  expired: 'Vencido',
}

const ends: Record<LinkEnd, (sender: string) => { title: string; words: string }> = {
  unknown: (sender) => ({
    title: 'Este enlace no funciona',
    words: `Puede faltar una parte del enlace. Ábralo de nuevo desde el mensaje en que llegó, o cópielo entero. Si aún no funciona, pida uno nuevo a ${sender}.`,
  }),
  expired: (sender) => ({
    title: 'Este enlace venció',
    words: `Los enlaces funcionan por un tiempo limitado. Pida uno nuevo a ${sender}.`,
  }),
  declined: (sender) => ({
    title: 'Usted se negó a firmar',
    words: `No se firmó nada en su nombre, y con este enlace ya no se puede firmar. Si fue un error, dígaselo a ${sender}, que puede preparar los formularios de nuevo.`,
  }),
  closed: (sender) => ({
    title: 'Estos formularios están cerrados',
    words: `Con este enlace ya no se puede firmar nada, y usted no tiene que hacer nada. Si esperaba firmar, pregunte a ${sender} qué pasó.`,
  }),
}

function roleName(role: InviteRole): string {
  return role.startsWith('TT') ? `Residente ${role.slice(2)}` : 'Propietario o agente'
}

/** The same in Spanish. */
export const residentWordsEs: ResidentWords = {
  asksYou: (sender) => `${sender} le pide su firma`,
  opening: 'Abriendo sus formularios…',
  frameTitle: (packet) => `Firmar ${packet}`,
  keptSoFar: 'Lo que ha escrito hasta ahora está guardado.',
  thanks: (name) => `Gracias, ${name}`,
  signed: (packet, home) => `Ha firmado «${packet}» para ${home}.`,
  executed: (email) =>
    `Todos han firmado. Puede descargar aquí el documento terminado, y enviamos una copia a ${email}.`,
  closedAfter: (sender) =>
    `${sender} cerró estos formularios antes de que todos firmaran, así que no tienen efecto. Pregunte a ${sender} qué sigue.`,
  nextSigns: (names, sender) =>
    names.length === 0
      ? `Ahora firma ${sender}.`
      : `Ahora ${names.length === 1 ? 'firma' : 'firman'} ${listIn('es-US', names)}, y ${sender} firma al final.`,
  finish: (email) =>
    `Cuando todos hayan firmado, enviamos el documento terminado a ${email}. Puede cerrar esta página.`,
  download: 'Descargar el documento',
  copy: 'Descargar una copia de lo que firmó',
  copyMeans: 'Tal como está ahora, antes de que firmen los demás. Todavía no lleva sello.',
  signers: 'Firmantes',
  you: '(usted)',
  notYet: 'Todavía no ha terminado de firmar',
  asksFor: (sender, packet, home) => `${sender} le pide que firme «${packet}» para ${home}.`,
  goOn: 'Seguir firmando',
  role: (role, kind) => (kind === 'guarantor' ? 'Garante' : roleName(role)),
  status: (status) => statuses[status],
  end: (end, sender = 'quien se lo envió') => ends[end](sender),
}
