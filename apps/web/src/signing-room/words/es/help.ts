import type { Words } from '../en.ts'

export const help: Words['help'] = {
  heading: 'Otras opciones',
  reach: 'Papel, preguntas, rechazar',
  telling: 'Enviando…',
  paper: 'Prefiero firmar en papel',
  paperText: (sender) =>
    `Puede hacerlo, y no cuesta nada. Se lo decimos a ${sender}, que le trae o le envía los formularios en papel. Nada termina: si cambia de opinión, todavía puede firmar aquí.`,
  paperGo: 'Pedir papel',
  paperTold: (sender) =>
    `Pidió papel, y se lo hemos dicho a ${sender}. Aquí no tiene que hacer nada más.`,
  ask: 'Hacer una pregunta al propietario',
  askText: (sender) =>
    `Pregunte antes de firmar. ${sender} recibe su pregunta por correo electrónico y le responde por correo o por teléfono. Su lugar se guarda.`,
  askLabel: 'Su pregunta',
  askGo: 'Enviar la pregunta',
  asked: (sender) => `Su pregunta va en camino a ${sender}.`,
  askMissing: 'Primero escriba su pregunta.',
  notMe: 'No soy esta persona',
  notMeText: (name, sender) =>
    `Estos formularios son para ${name}. Si no es usted, no firme. Este enlace termina, lo que se escribió con él se borra, y se lo decimos a ${sender}, que puede hacer un enlace nuevo para ${name}.`,
  notMeGo: (name) => `No soy ${name}`,
  later: 'Quiero terminar más tarde',
  laterText: 'Cierre esta página. Lo que hizo está guardado, y su enlace le trae de vuelta.',
  ownerLaterText: 'Cierre esta página. Lo que hizo está guardado, y el paquete le espera.',
  decline: 'Rechazar',
}
