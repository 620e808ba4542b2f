import type { Words } from '../en.ts'

export const ends: Words['ends'] = {
  filledTitle: 'Los formularios están llenos',
  filledText: 'Sus respuestas están guardadas. Ahora viene el pago y luego firman los residentes.',
  signedTitle: 'Ha firmado',
  signedText: (sender) =>
    `Gracias. ${sender} firma al final, después de todos los residentes. Entonces usted recibe la copia terminada por correo electrónico.`,
  ownerSignedTitle: 'Todos han firmado',
  ownerSignedText: 'Se está haciendo la copia terminada y sellada, y va a todos por correo.',
  goOn: 'Seguir',
  declinedTitle: 'Se rechazó firmar',
  declinedText: (sender) =>
    `Ya no se puede firmar nada en este paquete. Se lo hemos dicho a ${sender}, que puede enviar uno nuevo.`,
  ownerDeclinedText: 'Ya no se puede firmar nada en este paquete. Puede hacer uno nuevo.',
  disownedTitle: 'Gracias por avisarnos',
  disownedText: (sender) =>
    `Este enlace terminó, y nada de lo que se escribió con él cuenta. Se lo hemos dicho a ${sender}. Puede cerrar esta página y borrar el mensaje.`,
  closedTitle: 'Este paquete está cerrado',
  closedText:
    'Aquí ya no se puede firmar ni cambiar nada. Si no lo esperaba, pregunte a quien se lo envió.',
  close: 'Cerrar',
  notYourTurnTitle: 'Todavía no es su turno',
  notYourTurnText:
    'El propietario firma después de todos los residentes. Le enviaremos un correo cuando sea su turno.',
  takenOverTitle: 'Usted continuó en otro lugar',
  takenOverText:
    'Estos formularios se abrieron de nuevo en otro aparato o en otra pestaña, y siguen allí. Lo que se guardó también está allí. Puede cerrar esta página o continuar aquí.',
  takeBack: 'Continuar aquí',
  lostTitle: 'Esta página estuvo abierta demasiado tiempo',
  lostText:
    'Por su seguridad, la sesión terminó. Todo lo que se guardó sigue ahí. Ábrala de nuevo para continuar.',
  reopen: 'Abrir de nuevo',
  reopenByLink: 'Si no funciona, abra otra vez el enlace de su correo.',
  unreachableTitle: 'Ahora no podemos comunicarnos con Countersign',
  unreachableText:
    'Sus respuestas están a salvo. Revise su conexión a internet e inténtelo de nuevo. Nosotros también lo seguimos intentando.',
  again: 'Intentar de nuevo',
}
