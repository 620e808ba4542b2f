import { endSentence } from './end-sentence.ts'
import type { LaterMessages } from './later-en.ts'

export const laterEs: LaterMessages = {
  choices: {
    laterText: 'Cierre esta página. Lo que hizo está guardado, y con su enlace puede volver aquí.',
    ownerLaterText: 'Cierre esta página. Lo que hizo está guardado, y el paquete queda en espera.',
    sending: 'Enviando…',
    paperText: (sender) =>
      `Puede hacerlo, y no cuesta nada. Le avisaremos a ${sender} para que le traiga o le envíe los formularios en papel. Esto no cancela nada: si cambia de opinión, todavía puede firmar aquí.`,
    requestPaper: 'Pedir los formularios en papel',
    paperRequested: (sender) =>
      `Pidió los formularios en papel y ya le avisamos a ${endSentence(sender)} Aquí no tiene que hacer nada más.`,
    askText: (sender) =>
      `Pregunte antes de firmar. ${sender} recibirá su pregunta por correo electrónico y le responderá por correo o por teléfono. Lo que ya hizo queda guardado.`,
    question: 'Su pregunta',
    sendQuestion: 'Enviar la pregunta',
    questionSent: (sender) => `Su pregunta se envió a ${endSentence(sender)}`,
    questionMissing: 'Primero escriba su pregunta.',
    wrongRecipientText: (name, sender) =>
      `Estos formularios son para ${endSentence(name)} Si no es usted, no firme. Este enlace dejará de funcionar, se borrará lo que se escribió con él y le avisaremos a ${sender}, que puede hacer un enlace nuevo para ${endSentence(name)}`,
    reportWrongRecipient: (name) => `No soy ${name}`,
    confirmWrongRecipient: '¿Terminar este enlace? No se podrá abrir otra vez.',
    endLink: 'Sí, terminar este enlace',
    keepLink: 'Conservarlo',
  },
  signSummary: {
    title: 'Antes de terminar',
    signs: (name, forms) =>
      `Al elegir Terminar, ${name} firma ${forms === 1 ? 'este formulario' : `estos ${forms} formularios`}:`,
    unseen: (forms, all) =>
      forms === 1
        ? `${all === 1 ? 'El formulario' : 'Uno de ellos'} no estuvo en su pantalla hasta el final. Puede leerlo ahora, o terminar.`
        : `${forms} de ellos no estuvieron en su pantalla hasta el final. Puede leerlos ahora, o terminar.`,
  },
  ends: {
    filledTitle: 'Los formularios están completos',
    filledText: 'Sus respuestas están guardadas. Sigue el pago y luego firman los residentes.',
    signedTitle: 'Usted ya firmó',
    signedText: (sender) =>
      `Gracias. ${sender} firma al final, después de todos los residentes. Entonces usted recibirá la copia final por correo electrónico.`,
    ownerSignedTitle: 'Ya firmaron todos',
    ownerSignedText:
      'Estamos preparando la copia final sellada, que se enviará a todos por correo electrónico.',
    continue: 'Continuar',
    declinedTitle: 'No se firmó',
    declinedText: (sender) =>
      `Ya no se puede firmar nada en este paquete. Ya le avisamos a ${sender}, que puede enviar uno nuevo.`,
    ownerDeclinedText: 'Ya no se puede firmar nada en este paquete. Puede hacer uno nuevo.',
    wrongRecipientTitle: 'Gracias por avisarnos',
    wrongRecipientText: (sender) =>
      `Este enlace ya no funciona, y nada de lo que se escribió con él cuenta. Ya le avisamos a ${endSentence(sender)} Puede cerrar esta página y borrar el mensaje.`,
    revoked: {
      'answers-changed': {
        title: 'Se están cambiando los documentos',
        text: 'El propietario está cambiando los documentos. Recibirá un enlace nuevo por correo electrónico.',
      },
      corrected: {
        title: 'Este enlace ya no es válido',
        text: 'Pídale uno nuevo a quien se lo envió. Puede cerrar esta página.',
      },
      'on-paper': {
        title: 'Terminado en papel',
        text: 'Estos documentos se terminaron en papel. Aquí ya no queda nada por firmar.',
      },
    },
    closedTitle: 'Este paquete está cerrado',
    closedText:
      'Aquí ya no se puede firmar ni cambiar nada. Si no lo esperaba, pregúntele a quien se lo envió.',
    close: 'Cerrar',
    notYourTurnTitle: 'Todavía no es su turno',
    notYourTurnText:
      'El propietario firma después de todos los residentes. Le enviaremos un correo cuando sea su turno.',
    takenOverTitle: 'Usted continuó en otro lugar',
    takenOverText:
      'Estos formularios se abrieron de nuevo en otro dispositivo o en otra pestaña, y siguen allí. Lo que se guardó también está allí. Puede cerrar esta página o continuar aquí.',
    continueHere: 'Continuar aquí',
    expiredTitle: 'Esta página estuvo abierta demasiado tiempo',
    expiredText:
      'Por su seguridad, la sesión terminó. Todo lo que se guardó sigue ahí. Ábrala de nuevo para continuar.',
    reopen: 'Abrir de nuevo',
    reopenByLink: 'Si no funciona, abra otra vez el enlace de su correo.',
  },
}
