import type { Words } from '../en.ts'

export const pageView: Words['pageView'] = {
  view: 'Cómo se muestran los formularios',
  reading: 'Vista de lectura',
  page: 'Vista de página',
  zoom: 'Tamaño de las páginas',
  smaller: 'Mostrar las páginas más pequeñas',
  larger: 'Mostrar las páginas más grandes',
  fit: 'Ajustar a la ventana',
  percent: (share) => `${share} %`,
  pageOf: (page, total) => `Página ${page} de ${total}`,
  opening: 'Abriendo las páginas…',
  failed:
    'No se pudieron abrir las páginas. Puede leer y firmar el mismo formulario en la vista de lectura, o revisar su conexión a internet e intentarlo de nuevo.',
  again: 'Intentar de nuevo',
  read: 'Mostrar la vista de lectura',
}
