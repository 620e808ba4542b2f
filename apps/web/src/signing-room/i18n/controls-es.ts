import type { ControlMessages } from './controls-en.ts'

export const controlsEs: ControlMessages = {
  rejections: {
    date: 'Escriba la fecha completa: mes, día y año.',
    time: 'Escriba la hora completa, como 9:30 AM.',
    money: 'Escriba una cantidad, como 1,250 o 1250.50.',
    percent: 'Escriba un porcentaje, como 5 o 5.5.',
    integer: 'Escriba un número entero, como 3.',
    unclearNumber: (one, other) => `Se puede leer de dos maneras. Escriba ${one} o ${other}.`,
    atLeast: (bound) => `Escriba ${bound} o más.`,
    atMost: (bound) => `Escriba ${bound} o menos.`,
    phone:
      'Escriba un número de teléfono válido de EE. UU. Si es de otro país, empiece con + y el código del país.',
    email: 'Escriba un correo electrónico válido, como nombre@ejemplo.com.',
    zip: 'Escriba un código postal de 5 dígitos.',
    oneLine: 'Escríbalo en una sola línea.',
    tooLong: (most) => `Use un máximo de ${most.toLocaleString('en-US')} caracteres.`,
    row: (row, column, problem) => `Fila ${row}, ${column}: ${problem}`,
  },
  doubtfulPhone: 'Revise este número: a nadie se le da uno así.',
  labels: {
    choose: 'Elija…',
    street: 'Calle',
    unit: 'Apartamento o unidad (opcional)',
    city: 'Ciudad',
    state: 'Estado',
    zip: 'Código postal',
    row: (index) => `Fila ${index}`,
    addRow: 'Agregar una fila',
    removeRow: (row) => `Quitar ${row}`,
    rowAdded: (row) => `Se agregó ${row}.`,
    rowRemoved: (row) => `Se quitó ${row}.`,
    undo: 'Deshacer',
    rowsFull: (most) => `Hay espacio para ${most} filas.`,
  },
}
