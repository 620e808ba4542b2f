import type { Words } from '../en.ts'

export const adopt: Words['adopt'] = {
  title: 'Adopte su firma',
  explain: 'Esto se hace una vez. Después, cada lugar es un solo toque.',
  how: '¿Cómo quiere firmar?',
  type: 'Escribir',
  draw: 'Dibujar',
  upload: 'Subir una foto',
  name: 'Su nombre completo',
  initials: 'Sus iniciales',
  preview: 'Así se verá',
  previewSignature: (name) => `Firma: ${name}`,
  previewInitials: (initials) => `Iniciales: ${initials}`,
  hand: 'Letra',
  hands: {
    caveat: 'Letra sencilla',
    'dancing-script': 'Letra elegante',
    'homemade-apple': 'Letra a pluma',
  },
  padSignature: 'Cuadro para su firma. Use un dedo, un lápiz o el ratón.',
  padInitials: 'Cuadro para sus iniciales. Use un dedo, un lápiz o el ratón.',
  padHint: 'Use un dedo, un lápiz o el ratón. Si le cuesta, escribir vale exactamente lo mismo.',
  padLoading: 'Preparando el cuadro…',
  initialsByHand: 'Hacer también mis iniciales a mano',
  undo: 'Quitar el último trazo',
  clearPad: 'Vaciar el cuadro',
  pictureHint:
    'Firme en papel blanco con un bolígrafo oscuro y tómele una foto con buena luz. Guardamos la tinta y quitamos el papel.',
  pictureSignature: 'Tomar o elegir una foto de su firma',
  pictureInitials: 'Tomar o elegir una foto de sus iniciales',
  pictureOther: 'Tomar o elegir otra foto',
  pictureReading: 'Leyendo la foto…',
  pictureTurn: 'Girar la foto',
  pictureStrength: 'Cuánta tinta tomar',
  pictureStrengthValue: (step) => `Paso ${step} de 9`,
  pictureTrim: 'Recortar algo',
  pictureTrimAt: {
    left: 'Recortar por la izquierda',
    right: 'Recortar por la derecha',
    top: 'Recortar por arriba',
    bottom: 'Recortar por abajo',
  },
  initialsByPicture: 'Usar también una foto para mis iniciales',
  pictureMissing: 'Primero tome o elija una foto.',
  pictureProblems: {
    tooLarge:
      'Este archivo es demasiado grande. Elija una foto de 30 MB como máximo o tome una nueva con su cámara.',
    noPicture:
      'Este archivo no se pudo abrir aquí como imagen. Elija un archivo JPEG, PNG o WebP, o tome una foto.',
    blank:
      'No encontramos ninguna firma en esta foto. Tómela más de cerca y con mejor luz, o mueva el control para tomar más tinta.',
    crowded:
      'No podemos distinguir la firma del fondo. Tome la foto sobre papel blanco liso, o mueva el control para tomar menos tinta.',
  },
  means:
    'Al elegir «Adoptar y firmar» acepta que esta es su firma y que le obliga igual que una en tinta.',
  go: 'Adoptar y firmar',
  going: 'Firmando…',
  cancel: 'Cancelar',
  nameMissing: 'Escriba su nombre completo.',
  initialsMissing: 'Escriba sus iniciales.',
  signatureUndrawn: 'Primero escriba su firma en el cuadro.',
  initialsUndrawn: 'Primero escriba sus iniciales en el cuadro.',
}
