import type { DialogMessages } from './dialogs-en.ts'

export const dialogsEs: DialogMessages = {
  adopt: {
    title: 'Adopte su firma',
    explain: 'Esto se hace una sola vez. Después, basta un toque en cada lugar.',
    signingFor: (signer) =>
      `Usted firma como ${signer}. Su firma es su propio nombre; junto a ella se imprime en nombre de quién firma.`,
    wayToSign: '¿Cómo quiere firmar?',
    type: 'Escribir',
    draw: 'Dibujar',
    upload: 'Subir una foto',
    name: 'Su nombre completo',
    initials: 'Sus iniciales',
    preview: 'Así se verá',
    previewSignature: (name) => `Firma: ${name}`,
    previewInitials: (initials) => `Iniciales: ${initials}`,
    font: 'Letra',
    fonts: {
      caveat: 'Letra sencilla',
      'dancing-script': 'Letra elegante',
      'homemade-apple': 'Con pluma',
    },
    padSignature: 'Recuadro para su firma. Use el dedo, un lápiz óptico o el mouse.',
    padInitials: 'Recuadro para sus iniciales. Use el dedo, un lápiz óptico o el mouse.',
    padHint:
      'Use el dedo, un lápiz óptico o el mouse. Si le resulta difícil, escribir su nombre vale exactamente lo mismo.',
    padLoading: 'Preparando el recuadro…',
    initialsByHand: 'Dibujar también mis iniciales',
    undo: 'Deshacer trazo',
    clearPad: 'Borrar todo',
    pictureHint:
      'Firme en papel blanco con una pluma de tinta oscura y tome una foto con buena luz. Conservamos solo la tinta y quitamos el papel.',
    pictureSignature: 'Tomar o elegir una foto de su firma',
    pictureInitials: 'Tomar o elegir una foto de sus iniciales',
    pictureOther: 'Tomar o elegir otra foto',
    pictureReading: 'Leyendo la foto…',
    pictureRotate: 'Girar la foto',
    pictureStrength: 'Cuánta tinta conservar',
    pictureStrengthValue: (step) => `Paso ${step} de 9`,
    pictureCrop: 'Recortar la foto',
    pictureCropSide: {
      left: 'Recortar por la izquierda',
      right: 'Recortar por la derecha',
      top: 'Recortar por arriba',
      bottom: 'Recortar por abajo',
    },
    initialsByPicture: 'Usar también una foto para mis iniciales',
    pictureMissing: 'Primero tome o elija una foto.',
    pictureErrors: {
      tooLarge:
        'Este archivo es demasiado grande. Elija una foto de 30 MB como máximo o tome una nueva con su cámara.',
      noPicture:
        'Este archivo no se pudo abrir aquí como imagen. Elija un archivo JPEG, PNG o WebP, o tome una foto.',
      blank:
        'No encontramos ninguna firma en esta foto. Tómela más de cerca y con mejor luz, o mueva el control para conservar más tinta.',
      crowded:
        'No podemos distinguir la firma del fondo. Tome la foto sobre papel blanco liso, o mueva el control para conservar menos tinta.',
    },
    meaning:
      'Al elegir «Adoptar y firmar», usted acepta que esta es su firma y que tiene la misma validez que una firma en tinta.',
    submit: 'Adoptar y firmar',
    submitting: 'Firmando…',
    cancel: 'Cancelar',
    nameMissing: 'Escriba su nombre completo.',
    initialsMissing: 'Escriba sus iniciales.',
    signatureMissing: 'Primero dibuje su firma en el recuadro.',
    initialsDrawingMissing: 'Primero dibuje sus iniciales en el recuadro.',
    drawingTooSmall: 'Es demasiado pequeño para verse como suyo. Dibújelo más grande.',
  },
  decline: {
    title: '¿Se niega a firmar?',
    explain: (sender) =>
      `Si usted se niega, ya nadie podrá firmar este paquete. Le avisaremos a ${sender}, con su motivo, y podrá enviarle un paquete nuevo.`,
    ownerExplain:
      'Si usted se niega, ya nadie podrá firmar este paquete. Les avisaremos a los residentes, con su motivo.',
    reason: 'Motivo',
    reasonHelp: (sender) =>
      `${sender} lo leerá. Por ejemplo: «El alquiler no es el que acordamos».`,
    ownerReasonHelp: 'Los residentes lo leerán.',
    reasonMissing: 'Escriba un motivo breve para que quien se lo envió sepa qué hacer.',
    submit: 'Negarme a firmar',
    submitting: 'Enviando…',
    back: 'Volver',
  },
}
