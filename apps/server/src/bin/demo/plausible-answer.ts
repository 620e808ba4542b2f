import type { Answer, Cell, Mark, TableColumn } from '@countersign/answers'
import type { RoomField } from '@countersign/esign'

/** An answer that a person could give to this field, for packets that nobody fills by hand. */
export function plausibleAnswer(field: RoomField): Answer {
  switch (field.type) {
    case 'text':
    case 'longtext':
      return /fee|rent|deposit/i.test(field.label) ? 'As agreed' : 'None'
    case 'name':
      return 'Casey Morgan'
    case 'date':
      return /end|until|expires|last/i.test(field.label) ? '2027-11-30' : '2026-12-01'
    case 'time':
      return '10:30'
    case 'money':
      return 125_000
    case 'percent':
      return 5
    case 'integer':
      return Math.min(Math.max(field.min ?? 1, 1), field.max ?? 5)
    case 'select':
    case 'radio':
      return field.options?.[0]?.value ?? ''
    case 'yesno':
      return 'no'
    case 'checkbox':
      return true
    case 'checkboxGroup':
      return [field.options?.[0]?.value ?? '']
    case 'table':
      return [rowOf(field.columns ?? [])]
    case 'address':
      return { street: '9 Elm Street', city: 'Springfield', state: 'IL', zip: '62704' }
    case 'phone':
      return '+12175550123'
    case 'email':
      return 'casey@example.com'
    case 'initials':
    case 'signature':
      return typedMark('Casey Morgan')
    case 'signedDate':
      return '2026-12-01T00:00:00.000Z'
  }
}

export function typedMark(text: string): Mark {
  return { kind: 'typed', text }
}

function rowOf(columns: readonly TableColumn[]): Record<string, Cell> {
  return Object.fromEntries(columns.map((column) => [column.key, cellOf(column)]))
}

function cellOf(column: TableColumn): Cell {
  switch (column.type) {
    case 'text':
      return 'Good'
    case 'date':
      return '2026-12-01'
    case 'money':
      return 5000
    case 'integer':
      return 1
    case 'select':
      return column.options?.[0]?.value ?? ''
    case 'checkbox':
      return true
  }
}
