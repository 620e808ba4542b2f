import type { Words } from '../en.ts'

export const keyTerms: Words['keyTerms'] = {
  heading: 'Lo más importante',
  explain:
    'Tomado de los formularios que siguen. Los formularios lo dicen todo y son los que valen.',
  groups: {
    rent: 'Alquiler',
    dates: 'Fechas',
    deposit: 'Depósito',
    lateFee: 'Cargo por pago tardío',
    pets: 'Mascotas',
  },
}
