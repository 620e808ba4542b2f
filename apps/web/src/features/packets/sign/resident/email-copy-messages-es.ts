import type { EmailCopyMessages } from './email-copy-messages.ts'
import { formatInstantEs } from './instant-es.ts'

export const emailCopyMessagesEs: EmailCopyMessages = {
  title: ({ titles }) => `Su copia: ${titles.es}`,
  from: ({ sender, home }) => `De ${sender}, sobre ${home}.`,
  onlyCopy:
    'Esto es solo una copia. Si la ley dice que usted debe recibir el documento de otra manera, por ejemplo en papel, esta copia no sustituye esa entrega.',
  notSigned:
    'No hay nada que firmar. La copia muestra el documento, en inglés, tal como se llenó, antes de que se firmara a mano.',
  download: 'Descargar la copia (PDF)',
  until: ({ linkEndsAt }) =>
    `Guarde el archivo: este enlace funciona hasta el ${formatInstantEs(linkEndsAt)}`,
  opening: 'Abriendo su copia…',
  unknown: {
    title: 'Este enlace no funciona',
    message:
      'Puede que falte una parte. Ábralo de nuevo desde el correo o copie el enlace completo. Si sigue sin funcionar, pregunte a la persona que se lo envió.',
  },
  ended: {
    title: 'Este enlace ya no funciona',
    message:
      'Los enlaces a copias funcionan por un tiempo limitado. Si todavía necesita la copia, pídala a la persona que se la envió.',
  },
  failed: 'No se pudo cargar la copia.',
}
