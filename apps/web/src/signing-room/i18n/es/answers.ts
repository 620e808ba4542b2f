import type { Words } from '../en.ts'

export const answers: Words['answers'] = {
  yes: 'Sí',
  no: 'No',
  choose: 'Elija…',
  drawn: 'Dibujada a mano',
  street: 'Calle',
  unit: 'Apartamento o unidad (opcional)',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
  addedUp: 'Se suma por sí sola',
  row: (index) => `Fila ${index}`,
  addRow: 'Agregar una fila',
  removeRow: (row) => `Quitar ${row}`,
  rowAdded: (row) => `Se agregó ${row}.`,
  rowRemoved: (row) => `Se quitó ${row}.`,
  rowsFull: (most) => `Hay espacio para ${most} filas.`,
}
