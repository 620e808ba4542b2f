import type { Words } from '../en.ts'

export const keyTerms: Words['keyTerms'] = {
  heading: 'Lo más importante',
  explain: 'Tomado de los formularios de abajo. Ellos lo dicen todo, y son los que cuentan.',
  groups: {
    rent: 'Alquiler',
    dates: 'Fechas',
    deposit: 'Depósito',
    lateFee: 'Cargo por pago tardío',
    pets: 'Mascotas',
  },
}
