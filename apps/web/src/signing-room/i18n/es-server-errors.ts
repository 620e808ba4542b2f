import type { ProblemCode } from '@countersign/contract/rules/problems'

const answerErrors: Readonly<Record<string, string>> = {
  'Enter an address.': 'Escriba una dirección.',
  'Complete the address: street, city, state and ZIP code.':
    'Complete la dirección: calle, ciudad, estado y código postal.',
  'Complete the address: street, city and country.': 'Complete la dirección: calle, ciudad y país.',
  'Enter the state as its two letters, such as CA.':
    'Escriba el estado con sus dos letras, como CA.',
  'Enter a ZIP code of 5 digits.': 'Escriba un código postal de 5 dígitos.',
  'Choose Yes or No.': 'Elija Sí o No.',
  'Check the box or leave it empty.': 'Marque la casilla o déjela vacía.',
  'Choose one of the options.': 'Elija una de las respuestas que se ofrecen.',
  'Choose from the options, each at most once.':
    'Elija entre las respuestas que se ofrecen, cada una una sola vez.',
  'Enter a real date as YYYY-MM-DD, such as 2027-03-03.': 'Escriba una fecha que exista.',
  'Enter a time as HH:MM, such as 09:30.': 'Escriba una hora, como 09:30.',
  'Enter an amount in whole cents, such as 125000 for $1,250.00.':
    'Escriba una cantidad en centavos, como 125000 para $1,250.00.',
  'Enter a percentage, such as 5 or 5.5.': 'Escriba un porcentaje, como 5 o 5.5.',
  'Use at most four digits after the decimal point.':
    'Use un máximo de cuatro dígitos después del punto decimal.',
  'Enter a whole number.': 'Escriba un número entero.',
  'Fill in the table row by row.': 'Complete la tabla fila por fila.',
  'Enter text here.': 'Escriba aquí.',
  'Enter this on one line.': 'Escríbalo en una sola línea.',
  'Enter a valid US phone number.': 'Escriba un número de teléfono válido de EE. UU.',
  'Enter a valid email address, such as name@example.com.':
    'Escriba un correo electrónico válido, como nombre@ejemplo.com.',
  'The drawing is too small. Please draw it larger.':
    'El dibujo es demasiado pequeño. Dibújelo más grande.',
  'Adopt your signature first.': 'Primero adopte su firma.',
  'This document has just changed. Read it again, then confirm it.':
    'Este documento acaba de cambiar. Léalo de nuevo y después confírmelo.',
  'The picture was not received completely. Please choose it again.':
    'La foto no llegó completa. Elíjala de nuevo.',
  'The picture has too much detail. Please crop it to just your signature.':
    'La foto tiene demasiado detalle. Recórtela para que solo quede su firma.',
  'No signature is visible in this picture. Please choose another one.':
    'En esta foto no se ve ninguna firma. Elija otra.',
}

/** Errors that quote a field's label or a date; both stay in English, as the form has them. */
const answerErrorPatterns = [
  {
    english: /^This can be read in two ways\. Write (.*) or (.*)\.$/,
    spanish: 'Se puede leer de dos maneras. Escriba $1 o $2.',
  },
  { english: /^Please sign: (.*)\.$/, spanish: 'Falta su firma: $1.' },
  { english: /^Please initial: (.*)\.$/, spanish: 'Faltan sus iniciales: $1.' },
  { english: /^Please answer: (.*)\.$/, spanish: 'Falta su respuesta: $1.' },
  { english: /^Row (\d+) still needs: (.*)\.$/, spanish: 'En la fila $1 falta: $2.' },
  {
    english: /^This cannot be before “(.*)”, (.*)\.$/,
    spanish: 'Esta fecha no puede ser anterior a «$1», $2.',
  },
  {
    english: /^“(.*)” cannot be before “(.*)”\.$/,
    spanish: '«$1» no puede ser anterior a «$2».',
  },
  {
    english: /^This day has not come yet\. Check the year\.$/,
    spanish: 'Este día todavía no llega. Revise el año.',
  },
  {
    english: /^“(.*)” in row (\d+) has not come yet\. Check the year\.$/,
    spanish: '«$1» en la fila $2 todavía no llega. Revise el año.',
  },
  {
    english: /^This day has not come yet\. The form says .*$/,
    spanish:
      'Este día todavía no llega. El formulario dice que ya ocurrió: ponga el día real, o no incluya este formulario y envíelo después.',
  },
]

const callErrors: Partial<Record<ProblemCode, string>> = {
  'invalid-fields': 'Hay respuestas por revisar. Están marcadas.',
  'consent-missing':
    'Primero acepte usar documentos y firmas electrónicos. Si ya aceptó, vuelva a cargar la página.',
  'already-signed': 'Ya firmó con esta firma. Borre lo que firmó para cambiarla.',
  'packet-closed': 'Este paquete está cerrado. Ya no se puede firmar ni cambiar nada en él.',
  'not-your-turn': 'Todavía no es su turno.',
  'room-taken-over': 'Esto se abrió en otro dispositivo o en otra pestaña y sigue allí.',
  'file-damaged':
    'Este archivo está dañado en el almacén de archivos. Volver a intentarlo no sirve: avise a quien se lo envió.',
  'too-many-requests':
    'Fueron demasiados intentos seguidos. Espere un minuto e inténtelo de nuevo.',
  'request-timeout':
    'La conexión fue demasiado lenta y no llegó todo. Revise su conexión e inténtelo de nuevo.',
  'too-large': 'Es demasiado grande para enviarlo. Hágalo más pequeño e inténtelo de nuevo.',
}

export function translateCallError(code: ProblemCode): string {
  return callErrors[code] ?? 'Algo falló de nuestro lado. No se perdió nada. Inténtelo de nuevo.'
}

/** Spanish for what the server says, in English, is wrong with an answer. */
export function translateAnswerError(message: string): string {
  return findTranslation(message) ?? 'Revise esta respuesta.'
}

/** Spanish for a warning, where there is any: most are for the owner, about English forms. */
export function translateWarning(message: string): string {
  return findTranslation(message) ?? message
}

function findTranslation(message: string): string | undefined {
  const [, row, column = '', inside] = /^Row (\d+)(, .+?)?: (.+)$/.exec(message) ?? []
  if (row && inside) {
    return `Fila ${row}${column}: ${translateAnswerError(inside)}`
  }
  const pattern = answerErrorPatterns.find(({ english }) => english.test(message))
  if (pattern) {
    return message.replace(pattern.english, pattern.spanish)
  }
  const [, bound, side] = /^Enter (.+) or (more|less)\.$/.exec(message) ?? []
  if (bound) {
    return `Escriba ${bound} o ${side === 'more' ? 'más' : 'menos'}.`
  }
  const [, most] = /at most ([\d,]+) characters/.exec(message) ?? []
  if (most) {
    return `Es demasiado largo: use un máximo de ${most} caracteres.`
  }
  return answerErrors[message]
}
