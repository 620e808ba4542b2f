import type { Words } from '../en.ts'

export const consent: Words['consent'] = {
  title: 'Antes de leer y firmar',
  packet: 'Paquete',
  sentBy: 'Enviado por',
  home: 'Vivienda',
  forms: 'Formularios',
  formCount: (count) => (count === 1 ? '1 formulario' : `${count} formularios`),
  time: 'Tiempo necesario',
  minutes: (count) => `Unos ${count} minutos`,
  signingAs: 'Usted firma como',
  heading: 'Documentos y firmas electrónicos',
  lead: (sender) =>
    `${sender} quiere darle estos formularios en formato electrónico y que usted los firme en pantalla. Para eso se necesita su consentimiento.`,
  points: (sender) => [
    {
      term: 'Puede tenerlos en papel.',
      text: `No acepte abajo. Elija «Prefiero firmar en papel» al final de esta página y le avisaremos a ${sender}.`,
    },
    {
      term: 'Puede cambiar de opinión.',
      text: `Antes de elegir Terminar, puede elegir Rechazar o avisarle a ${sender}. No cuesta nada, pero entonces estos formularios terminan aquí y es posible que le pidan firmarlos en papel. Lo que ya firmó sigue siendo válido.`,
    },
    {
      term: 'A qué se aplica.',
      text: 'Solo a los formularios de este paquete y a su copia final.',
    },
    {
      term: 'Si cambia su correo electrónico o su teléfono,',
      text: `avísele a ${sender} para que le llegue su copia.`,
    },
    {
      term: 'Copias en papel.',
      text: `Pídale a ${sender} una copia en papel cuando quiera, sin costo. También puede imprimir el PDF.`,
    },
    {
      term: 'Lo que necesita.',
      text: 'Este dispositivo u otro con un navegador actualizado, una cuenta de correo electrónico y un programa que abra archivos PDF, con espacio para guardarlos o una impresora.',
    },
  ],
  tryHeading: 'Compruebe que su dispositivo puede abrir los formularios',
  tryText: 'Abra el primer formulario en PDF. Si puede leerlo, su dispositivo sirve para esto.',
  tryAction: 'Abrir un formulario de prueba',
  tried: 'El PDF se abrió en este dispositivo.',
  box: 'Acepto usar documentos y firmas electrónicos',
  boxMeans:
    'Al aceptar, confirma también que puede abrir y guardar estos formularios en su dispositivo.',
  version: (version) => `Versión de este texto: ${version}`,
  go: 'Continuar',
  going: 'Un momento…',
  boxFirst: 'Para continuar, marque la casilla de arriba. Si prefiere papel, pídalo abajo.',
}
