import { formatSender, formatSignerName } from '@countersign/answers/signer-name'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { InviteStatus } from '@countersign/contract/schemas/signing-invites'
import { limits } from '@countersign/contract/rules/limits'
import { formatNames } from '../../../../lib/format-names.ts'
import type { EndedMessages } from './ended-messages.ts'
import { formatInstantEs } from './instant-es.ts'
import type { LinkEnd } from './link-state.ts'

const statuses: Record<InviteStatus, string> = {
  created: 'Pendiente de firma',
  pending: 'Pendiente de firma',
  signed: 'Firmado',
  declined: 'Rechazado',
  canceled: 'Cancelado',
  expired: 'Vencido',
}

const ends: Record<LinkEnd, (sender: string) => { title: string; message: string }> = {
  unknown: (sender) => ({
    title: 'Este enlace no funciona',
    message: `Puede faltar una parte del enlace. Ábralo de nuevo desde el mensaje en que llegó, o cópielo completo. Si aún no funciona, pídale a ${sender} uno nuevo.`,
  }),
  expired: () => ({
    title: 'Este enlace venció',
    message:
      'Los enlaces para firmar funcionan por un tiempo limitado, para que nadie más pueda usarlos después.',
  }),
  replaced: (sender) => ({
    title: 'Este enlace fue reemplazado',
    message: `Se cambiaron los documentos o la dirección, así que este enlace ya no funciona. Busque un correo más reciente con un enlace nuevo, o pídale a ${sender} uno nuevo.`,
  }),
  declined: (sender) => ({
    title: 'Usted se negó a firmar',
    message: `No se firmó nada en su nombre, y con este enlace ya no se puede firmar. Si fue un error, avísele a ${sender}, que puede preparar los formularios de nuevo.`,
  }),
  'wrong-recipient': (sender) => ({
    title: 'Este enlace terminó',
    message: `Alguien lo abrió y nos dijo que estos formularios son para otra persona. Si a pesar de eso son para usted, pídale a ${sender} un enlace nuevo.`,
  }),
  closed: (sender) => ({
    title: 'Estos formularios están cerrados',
    message: `Con este enlace ya no se puede firmar nada, y usted no tiene que hacer nada. Si esperaba firmar, pregúntele a ${sender} qué pasó.`,
  }),
}

function roleName(role: InviteRole): string {
  return role.startsWith('TT') ? `Residente ${role.slice(2)}` : 'Propietario o agente'
}

export const endedMessagesEs: EndedMessages = {
  title: 'Gracias',
  thanks: (name) => `Gracias, ${name}`,
  signed: (packet, home) => `Usted firmó «${packet}» para ${home}.`,
  executed: (email) =>
    `Ya firmaron todos. Puede descargar aquí el documento final, y enviamos una copia a ${email}.`,
  executedBefore: 'Todas las personas han firmado.',
  newExecutedLink: {
    explanation: (email) =>
      `Por su seguridad, este enlace da el documento solo por un tiempo. Podemos enviar un enlace nuevo a ${email}.`,
    ask: 'Enviarme un enlace nuevo',
    asking: 'Enviando…',
    sent: (email) =>
      `Estamos enviando un enlace nuevo a ${email}. Funciona durante ${limits.newExecutedLinkDays} días.`,
  },
  closedAfter: (sender) =>
    `${sender} cerró estos formularios antes de que todos firmaran, así que no tienen efecto. Pregúntele a ${sender} qué sigue.`,
  nextSigns: (names, sender) =>
    names.length === 0
      ? `Ahora le toca a ${sender} firmar.`
      : `Todavía ${names.length === 1 ? 'falta' : 'faltan'} ${formatNames(names, 'es-US')}, y ${sender} firma al final.`,
  whenFinished: (email) =>
    `Cuando todos hayan firmado, enviaremos el documento final a ${email}. Puede cerrar esta página.`,
  download: 'Descargar el documento',
  copy: 'Descargar una copia de lo que firmó',
  copyExplanation: 'Tal como está ahora, antes de que firmen los demás. Todavía no está sellada.',
  signers: 'Firmantes',
  signer: (of) => formatSignerName(of, 'es'),
  sender: (of) => formatSender(of, 'es'),
  you: '(usted)',
  notYet: 'Todavía no ha terminado de firmar',
  asksFor: (sender, packet, home) => `${sender} le pide que firme «${packet}» para ${home}.`,
  continueSigning: 'Continuar',
  role: (role, kind) => (kind === 'guarantor' ? 'Garante' : roleName(role)),
  status: (status) => statuses[status],
  instant: formatInstantEs,
  newLink: {
    askSender: 'Pídale uno nuevo a la persona que se lo envió.',
    explanation: (sender) =>
      `Pídale uno nuevo a ${sender} aquí. Lo que ya había escrito queda guardado.`,
    ask: 'Pedir un enlace nuevo',
    asking: 'Pidiendo…',
    asked: (sender, when) => `El ${when} usted le pidió a ${sender} un enlace nuevo.`,
    nextStep:
      'No tiene que hacer nada más. En cuanto haya un enlace nuevo, lo recibirá por correo electrónico.',
    deadlinePassed: (sender) =>
      `El plazo para firmar estos formularios terminó y están cerrados. Si todavía quiere firmar, pídale a ${sender} que se los envíe de nuevo.`,
  },
  end: (end, sender = 'quien se lo envió') => ends[end](sender),
}
