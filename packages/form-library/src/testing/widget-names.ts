import type { Field } from '@countersign/answers/field'
import type { PdfWidget } from './read-pdf.ts'

/** The AcroForm names of a field's widgets, as the README documents them. */
export function widgetNames(field: Field): string[] {
  const name = field.key.replace(':', '__')
  if (field.internal) {
    return []
  }
  if (field.type === 'table') {
    return Array.from({ length: field.rows?.max ?? 0 }, (_, row) =>
      (field.columns ?? []).map((column) => `${name}.${row}.${column.key}`),
    ).flat()
  }

  const boxes = field.type !== 'select' && field.options
  return boxes ? boxes.map((option) => `${name}.${option.value}`) : [name]
}

/** Within the margins, and large enough to tap. */
export function isOnPage({ page, rect: [x1, y1, x2, y2] }: PdfWidget): boolean {
  return page >= 0 && x1 >= 54 && x2 <= 558 && y1 >= 54 && y2 <= 756 && x2 - x1 >= 8 && y2 - y1 >= 8
}

/** Pairs of overlapping widgets, by name. */
export function overlaps(widgets: PdfWidget[]): string[] {
  return widgets.flatMap((a, index) =>
    widgets
      .slice(index + 1)
      .filter((b) => a.page === b.page && intersect(a.rect, b.rect))
      .map((b) => `${a.name} and ${b.name}`),
  )
}

function intersect(a: PdfWidget['rect'], b: PdfWidget['rect']): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}
