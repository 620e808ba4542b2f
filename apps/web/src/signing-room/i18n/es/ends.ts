import type { Words } from '../en.ts'

export const ends: Words['ends'] = {
  filledTitle: 'Los formularios están completos',
  filledText: 'Sus respuestas están guardadas. Sigue el pago y luego firman los inquilinos.',
  signedTitle: 'Usted ya firmó',
  signedText: (sender) =>
    `Gracias. ${sender} firma al final, después de todos los inquilinos. Entonces usted recibirá la copia final por correo electrónico.`,
  ownerSignedTitle: 'Ya firmaron todos',
  ownerSignedText:
    'Estamos preparando la copia final sellada, que se enviará a todos por correo electrónico.',
  goOn: 'Continuar',
  declinedTitle: 'No se firmó',
  declinedText: (sender) =>
    `Ya no se puede firmar nada en este paquete. Ya le avisamos a ${sender}, que puede enviar uno nuevo.`,
  ownerDeclinedText: 'Ya no se puede firmar nada en este paquete. Puede hacer uno nuevo.',
  disownedTitle: 'Gracias por avisarnos',
  disownedText: (sender) =>
    `Este enlace ya no funciona, y nada de lo que se escribió con él cuenta. Ya le avisamos a ${sender}. Puede cerrar esta página y borrar el mensaje.`,
  closedTitle: 'Este paquete está cerrado',
  closedText:
    'Aquí ya no se puede firmar ni cambiar nada. Si no lo esperaba, pregúntele a quien se lo envió.',
  close: 'Cerrar',
  notYourTurnTitle: 'Todavía no es su turno',
  notYourTurnText:
    'El arrendador firma después de todos los inquilinos. Le enviaremos un correo cuando sea su turno.',
  takenOverTitle: 'Usted continuó en otro lugar',
  takenOverText:
    'Estos formularios se abrieron de nuevo en otro dispositivo o en otra pestaña, y siguen allí. Lo que se guardó también está allí. Puede cerrar esta página o continuar aquí.',
  takeBack: 'Continuar aquí',
  lostTitle: 'Esta página estuvo abierta demasiado tiempo',
  lostText:
    'Por su seguridad, la sesión terminó. Todo lo que se guardó sigue ahí. Ábrala de nuevo para continuar.',
  reopen: 'Abrir de nuevo',
  reopenByLink: 'Si no funciona, abra otra vez el enlace de su correo.',
  unreachableTitle: 'En este momento no podemos comunicarnos con Countersign',
  unreachableText:
    'Sus respuestas están a salvo. Revise su conexión a internet e inténtelo de nuevo. Nosotros también lo seguimos intentando.',
  again: 'Intentar de nuevo',
}
