import type { Words } from '../en.ts'

export const help: Words['help'] = {
  heading: 'Otras opciones',
  reach: 'Papel, preguntas, rechazar',
  telling: 'Enviando…',
  paper: 'Prefiero firmar en papel',
  paperText: (sender) =>
    `Puede hacerlo, y no cuesta nada. Le avisaremos a ${sender} para que le traiga o le envíe los formularios en papel. Esto no cancela nada: si cambia de opinión, todavía puede firmar aquí.`,
  paperGo: 'Pedir los formularios en papel',
  paperTold: (sender) =>
    `Pidió los formularios en papel y ya le avisamos a ${sender}. Aquí no tiene que hacer nada más.`,
  ask: 'Hacerle una pregunta al arrendador',
  askText: (sender) =>
    `Pregunte antes de firmar. ${sender} recibirá su pregunta por correo electrónico y le responderá por correo o por teléfono. Lo que ya hizo queda guardado.`,
  askLabel: 'Su pregunta',
  askGo: 'Enviar la pregunta',
  asked: (sender) => `Su pregunta va en camino a ${sender}.`,
  askMissing: 'Primero escriba su pregunta.',
  notMe: 'No soy esta persona',
  notMeText: (name, sender) =>
    `Estos formularios son para ${name}. Si no es usted, no firme. Este enlace dejará de funcionar, se borrará lo que se escribió con él y le avisaremos a ${sender}, que puede hacer un enlace nuevo para ${name}.`,
  notMeGo: (name) => `No soy ${name}`,
  later: 'Quiero terminar más tarde',
  laterText: 'Cierre esta página. Lo que hizo está guardado, y con su enlace puede volver aquí.',
  ownerLaterText: 'Cierre esta página. Lo que hizo está guardado, y el paquete queda en espera.',
  decline: 'Rechazar',
}
