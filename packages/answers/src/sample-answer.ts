import type { Answer, Cell, Mark } from './answer.ts'
import type { Field, TableColumn } from './field.ts'

type SampleField = Pick<
  Field,
  'type' | 'label' | 'options' | 'columns' | 'min' | 'max' | 'maxLength' | 'contains'
>

/**
 * A realistic answer to any field, for demo packets, journeys and benchmarks. `toText` makes the answers
 * to text, long text and name fields.
 */
export function sampleAnswer(
  field: SampleField,
  toText: (field: SampleField) => string = sampleText,
): Answer {
  switch (field.type) {
    case 'text':
    case 'longtext':
    case 'name':
      return [...(field.contains ?? []), toText(field)].join(' ')
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
    case 'photos':
      return []
    case 'table':
      return [
        Object.fromEntries((field.columns ?? []).map((column) => [column.key, sampleCell(column)])),
      ]
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

export function sampleMarks(name: string): { signature: Mark; initials: Mark } {
  const initials = name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')

  return { signature: typedMark(name), initials: typedMark(initials) }
}

function sampleText({ type, label }: SampleField): string {
  if (type === 'name') {
    return 'Casey Morgan'
  }

  return /fee|rent|deposit/i.test(label) ? 'As agreed' : 'None'
}

function typedMark(text: string): Mark {
  return { kind: 'typed', text }
}

function sampleCell(column: TableColumn): Cell {
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
