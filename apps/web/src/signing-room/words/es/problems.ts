import type { Words } from '../en.ts'

export const problems: Words['problems'] = {
  summaryTitle: (count) =>
    count === 1 ? '1 respuesta necesita otra mirada' : `${count} respuestas necesitan otra mirada`,
  unreachable:
    'No pudimos comunicarnos con Countersign. No se perdió nada. Revise su conexión a internet e inténtelo de nuevo.',
  unexpected: 'Algo falló de nuestro lado. No se perdió nada. Inténtelo de nuevo.',
  unsaved:
    'Algunas respuestas aún no se pudieron guardar. Lo seguimos intentando. Elija Terminar otra vez en un momento.',
  date: 'Ponga una fecha completa, con mes, día y año.',
  time: 'Ponga una hora completa, como 9:30 AM.',
  money: 'Ponga una cantidad, como 1,250 o 1250.50.',
  percent: 'Ponga un porcentaje, como 5 o 5.5.',
  integer: 'Ponga un número entero, como 3.',
  atLeast: (bound) => `Ponga ${bound} o más.`,
  atMost: (bound) => `Ponga ${bound} o menos.`,
  phone: 'Ponga un número de teléfono válido de EE. UU.',
  email: 'Ponga un correo electrónico válido, como nombre@ejemplo.com.',
  zip: 'Ponga un código postal de 5 cifras.',
  tooLong: (most) => `Use como mucho ${most.toLocaleString('en-US')} letras.`,
  row: (row, column, problem) => `Fila ${row}, ${column}: ${problem}`,
}
