import type { Words } from '../en.ts'

export const problems: Words['problems'] = {
  summaryTitle: (count) =>
    count === 1 ? 'Hay 1 respuesta por revisar' : `Hay ${count} respuestas por revisar`,
  unreachable:
    'No pudimos comunicarnos con Countersign. No se perdió nada. Revise su conexión a internet e inténtelo de nuevo.',
  unexpected: 'Algo falló de nuestro lado. No se perdió nada. Inténtelo de nuevo.',
  unsaved:
    'Algunas respuestas aún no se pudieron guardar. Lo seguimos intentando. Elija Terminar otra vez en un momento.',
  date: 'Escriba la fecha completa: mes, día y año.',
  time: 'Escriba la hora completa, como 9:30 AM.',
  money: 'Escriba una cantidad, como 1,250 o 1250.50.',
  percent: 'Escriba un porcentaje, como 5 o 5.5.',
  integer: 'Escriba un número entero, como 3.',
  atLeast: (bound) => `Escriba ${bound} o más.`,
  atMost: (bound) => `Escriba ${bound} o menos.`,
  phone: 'Escriba un número de teléfono válido de EE. UU.',
  email: 'Escriba un correo electrónico válido, como nombre@ejemplo.com.',
  zip: 'Escriba un código postal de 5 dígitos.',
  tooLong: (most) => `Use un máximo de ${most.toLocaleString('en-US')} caracteres.`,
  row: (row, column, problem) => `Fila ${row}, ${column}: ${problem}`,
}
