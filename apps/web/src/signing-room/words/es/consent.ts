import type { Words } from '../en.ts'

export const consent: Words['consent'] = {
  title: 'Antes de leer y firmar',
  packet: 'Paquete',
  sentBy: 'Enviado por',
  home: 'Vivienda',
  forms: 'Formularios',
  formCount: (count) => (count === 1 ? '1 formulario' : `${count} formularios`),
  time: 'Tiempo que lleva',
  minutes: (count) => `Unos ${count} minutos`,
  signingAs: 'Usted firma como',
  heading: 'Documentos y firmas electrónicos',
  lead: (sender) =>
    `${sender} quiere darle estos formularios en una pantalla y que usted los firme allí. Para eso hace falta su acuerdo.`,
  points: (sender) => [
    {
      term: 'Puede tenerlos en papel.',
      text: `No acepte abajo. Elija «Prefiero firmar en papel» al final de esta página, y se lo decimos a ${sender}.`,
    },
    {
      term: 'Puede cambiar de opinión.',
      text: `Hasta que elija Terminar, elija Rechazar o dígaselo a ${sender}. No cuesta nada, pero entonces estos formularios terminan aquí y es posible que le pidan firmarlos en papel. Lo que ya firmó sigue valiendo.`,
    },
    {
      term: 'Qué abarca.',
      text: 'Solo los formularios de este paquete y su copia terminada.',
    },
    {
      term: 'Si cambia su correo electrónico o su teléfono,',
      text: `dígaselo a ${sender}, para que su copia le llegue.`,
    },
    {
      term: 'Copias en papel.',
      text: `Pida a ${sender} una copia en papel cuando quiera, sin costo. También puede imprimir el PDF.`,
    },
    {
      term: 'Lo que necesita.',
      text: 'Este aparato u otro con un navegador actual, una cuenta de correo electrónico y un programa que abra archivos PDF, con espacio para guardarlos o una impresora.',
    },
  ],
  tryHeading: 'Compruebe que su aparato puede abrir los formularios',
  tryText: 'Abra el primer formulario en PDF. Si lo puede leer, su aparato sirve para esto.',
  tryAction: 'Abrir un formulario de prueba',
  tried: 'El PDF se abrió en este aparato.',
  box: 'Acepto usar documentos y firmas electrónicos',
  boxMeans:
    'Al aceptar confirma también que puede abrir y guardar estos formularios en su aparato.',
  version: (version) => `Versión de este texto: ${version}`,
  go: 'Continuar',
  going: 'Un momento…',
  boxFirst: 'Para continuar, marque la casilla de arriba. Si prefiere papel, pídalo abajo.',
}
