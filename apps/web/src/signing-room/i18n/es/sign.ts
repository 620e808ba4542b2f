import type { Words } from '../en.ts'

export const sign: Words['sign'] = {
  title: 'Lea y firme',
  intro: (packet, home) => `${packet}, para ${home}.`,
  explain:
    'Lea cada formulario. El botón Siguiente muestra cada lugar donde usted firma o responde. Lo que escribe se guarda solo, y puede volver desde cualquier dispositivo.',
  ownerExplain:
    'Ya firmaron todos los inquilinos. Lea lo que escribieron y firme. Los formularios ya no se pueden cambiar.',
  ending: (name, sender) =>
    `Al elegir Terminar, usted firma estos formularios como ${name} y se le envían a ${sender}. Después ya no podrá cambiarlos.`,
  ownerEnding: (name) =>
    `Al elegir Terminar, usted firma estos formularios como ${name}, y todos reciben la copia final. Después ya no podrá cambiarlos.`,
  marked: 'Marcado: lo que los inquilinos escribieron o firmaron.',
  answeredBy: (who) => `Respondido por ${who}`,
  resident: (number) => `Inquilino ${number}`,
  signHere: 'Firme aquí',
  initialHere: 'Ponga sus iniciales aquí',
  signing: 'Firmando…',
  signedName: (label) => `Firmado: ${label}`,
  clear: 'Borrar',
  clearing: 'Borrando…',
  signedBy: (name) => `Firmado por ${name}`,
  initialedBy: (name) => `Iniciales de ${name}`,
  announceSigned: (left) => `Firmado. ${left}.`,
  announceCleared: 'Se borró. Este lugar ya no está firmado.',
  placeFailed: 'No se firmó. Revise su conexión a internet e inténtelo de nuevo.',
  yourSignature: 'Su firma',
  changeSignature: 'Cambiar mi firma',
}
