import type { Words } from '../en.ts'

export const adopt: Words['adopt'] = {
  title: 'Adopte su firma',
  explain: 'Esto se hace una sola vez. Después, basta un toque en cada lugar.',
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
    'homemade-apple': 'Letra de pluma',
  },
  padSignature: 'Recuadro para su firma. Use el dedo, un lápiz óptico o el mouse.',
  padInitials: 'Recuadro para sus iniciales. Use el dedo, un lápiz óptico o el mouse.',
  padHint:
    'Use el dedo, un lápiz óptico o el mouse. Si le resulta difícil, escribir su nombre vale exactamente lo mismo.',
  padLoading: 'Preparando el recuadro…',
  initialsByHand: 'Dibujar también mis iniciales',
  undo: 'Quitar el último trazo',
  clearPad: 'Borrar el recuadro',
  pictureHint:
    'Firme en papel blanco con una pluma de tinta oscura y tome una foto con buena luz. Conservamos solo la tinta y quitamos el papel.',
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
    'Al elegir «Adoptar y firmar», usted acepta que esta es su firma y que tiene la misma validez que una firma en tinta.',
  go: 'Adoptar y firmar',
  going: 'Firmando…',
  cancel: 'Cancelar',
  nameMissing: 'Escriba su nombre completo.',
  initialsMissing: 'Escriba sus iniciales.',
  signatureUndrawn: 'Primero dibuje su firma en el recuadro.',
  initialsUndrawn: 'Primero dibuje sus iniciales en el recuadro.',
}
