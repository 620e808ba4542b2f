import { expect, test } from 'vitest'
import type { Field, TableRow } from '@countersign/answers'
import { explainUnfinished, isAnswered } from './is-answered.ts'

const table: Field = {
  key: 'LLEdit.rooms',
  role: 'LLEdit',
  type: 'table',
  label: 'Rooms',
  required: true,
  scope: 'form',
  columns: [
    { key: 'room', label: 'Room', type: 'text' },
    { key: 'state', label: 'Condition', type: 'text', required: true },
  ],
  rows: { initial: 2, max: 5, first: [{ room: 'Kitchen' }] },
}

test('a table of which only the form’s own cells are filled is not answered', () => {
  expect(isAnswered(table, [{ room: 'Kitchen' }, { room: '', state: null }])).toBe(false)
  expect(explainUnfinished(table, [{ room: 'Kitchen' }])).toBeUndefined()
})

test('a row that was begun must be ended', () => {
  const rows: TableRow[] = [{ room: 'Kitchen', state: 'Good' }, { room: 'Attic' }]

  expect(isAnswered(table, rows)).toBe(false)
  expect(explainUnfinished(table, rows)).toBe('Row 2 still needs: Condition.')
  expect(isAnswered(table, [{ room: 'Kitchen', state: 'Good' }])).toBe(true)
})

test('an address without its ZIP is begun and not ended', () => {
  const field: Field = { ...table, type: 'address' }
  const address = { street: '1 A St', city: 'B', state: 'IL', zip: '' }

  expect(isAnswered(field, address)).toBe(false)
  expect(explainUnfinished(field, address)).toContain('ZIP')
  expect(isAnswered(field, { ...address, zip: '62701' })).toBe(true)
})

test('a box that must be ticked is answered by a tick alone', () => {
  expect(isAnswered({ ...table, type: 'checkbox' }, false)).toBe(false)
  expect(isAnswered({ ...table, type: 'checkbox' }, true)).toBe(true)
})

test('zero is an answer, blanks are none', () => {
  expect(isAnswered({ ...table, type: 'money' }, 0)).toBe(true)
  expect(isAnswered({ ...table, type: 'text' }, '  ')).toBe(false)
})
