import type { Answer, Answers } from '@countersign/answers/answer'
import type { Field, TableColumn } from '@countersign/answers/field'

const name = 'Maximiliana Featherstonehaugh-Villanueva'
const sampleText = 'the carpet by the kitchen door was replaced in March, and its receipt is kept '
const mark = { kind: 'typed', text: name } as const

/** For each field the longest realistic answer that it accepts. */
export function longestAnswers(fields: readonly Field[]): Answers {
  return Object.fromEntries(fields.map((field) => [field.key, longestAnswer(field)]))
}

function longestAnswer(field: Field): Answer {
  const options = field.options?.map(({ value }) => value) ?? []
  if (field.contains) {
    return `${field.contains.join(' ')} ${textOfLength(60)}`
  }
  if (field.textOf) {
    const { texts, otherwise = '' } = field.textOf
    return [...Object.values(texts), otherwise].sort((a, b) => b.length - a.length)[0] ?? ''
  }
  switch (field.type) {
    case 'text':
      return textOfLength(Math.min(field.maxLength ?? 24, 24))
    case 'longtext':
      return textOfLength(Math.min(field.maxLength ?? 120, 120))
    case 'name':
      return name
    case 'date':
      return '2026-09-30'
    case 'time':
      return '22:30'
    case 'money':
      return Math.min(field.max ?? 1_234_567_89, 1_234_567_89)
    case 'percent':
      return Math.min(field.max ?? 99.75, 99.75)
    case 'integer':
      return Math.min(field.max ?? 9999, 9999)
    case 'select':
      return longestOption(field)
    case 'radio':
    case 'yesno':
      return options.at(-1) ?? ''
    case 'checkbox':
      return true
    case 'checkboxGroup':
      return options
    case 'photos':
      return []
    case 'table':
      return Array.from({ length: field.rows?.max ?? 0 }, () => longestRow(field.columns ?? []))
    case 'address':
      return {
        street: '12345 North Martin Luther King Jr Boulevard',
        unit: '1204B',
        city: 'Rancho Santa Margarita',
        state: 'CA',
        zip: '92688',
      }
    case 'phone':
      return '+15555550123'
    case 'email':
      return 'maximiliana.featherstonehaugh@example.com'
    case 'signature':
    case 'initials':
      return field.type === 'initials' ? { kind: 'typed', text: 'MFV' } : mark
    case 'signedDate':
      return '2026-09-30T22:30:00Z'
  }
}

function longestRow(columns: readonly TableColumn[]): Record<string, string | number | boolean> {
  return Object.fromEntries(columns.map((column) => [column.key, longestCell(column)]))
}

function longestCell(column: TableColumn): string | number | boolean {
  switch (column.type) {
    case 'text':
      return textOfLength(Math.min(column.maxLength ?? 10, 10))
    case 'date':
      return '2026-09-30'
    case 'money':
      return 1_234_56
    case 'integer':
      return 99
    case 'select':
      return longestOption(column)
    case 'checkbox':
      return true
  }
}

function longestOption({ options = [] }: Pick<Field, 'options'>): string {
  return [...options].sort((a, b) => b.label.length - a.label.length)[0]?.value ?? ''
}

function textOfLength(length: number): string {
  return sampleText
    .repeat(Math.ceil(length / sampleText.length))
    .slice(0, length)
    .trim()
}
