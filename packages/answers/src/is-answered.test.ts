import { expect, test } from 'vitest'
import type { TableRow } from './answer.ts'
import type { Field } from './field.ts'
import { findIncomplete, isAnswered, isConditionMet, isRequired } from './is-answered.ts'

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

test('a table with only the cells that the form fills in is not answered', () => {
  expect(isAnswered(table, [{ room: 'Kitchen' }, { room: '', state: null }])).toBe(false)
  expect(findIncomplete(table, [{ room: 'Kitchen' }])).toBeUndefined()
})

test('a started row must be completed', () => {
  const rows: TableRow[] = [{ room: 'Kitchen', state: 'Good' }, { room: 'Attic' }]

  expect(isAnswered(table, rows)).toBe(false)
  expect(findIncomplete(table, rows)).toEqual({
    code: 'row-incomplete',
    row: 2,
    columns: ['Condition'],
  })
  expect(isAnswered(table, [{ room: 'Kitchen', state: 'Good' }])).toBe(true)
})

test('an address abroad needs its country, but no state or postal code', () => {
  const field: Field = { ...table, type: 'address' }
  const address = { street: 'Calle 5', city: 'Monterrey, NL', state: '', zip: '', country: '' }

  expect(isAnswered(field, address)).toBe(false)
  expect(findIncomplete(field, address)).toEqual({ code: 'address-abroad-incomplete' })
  expect(isAnswered(field, { ...address, country: 'Mexico' })).toBe(true)
})

test('an address without its ZIP code is incomplete', () => {
  const field: Field = { ...table, type: 'address' }
  const address = { street: '1 A St', city: 'B', state: 'IL', zip: '' }

  expect(isAnswered(field, address)).toBe(false)
  expect(findIncomplete(field, address)).toEqual({ code: 'address-incomplete' })
  expect(isAnswered(field, { ...address, zip: '62701' })).toBe(true)
})

test('a required checkbox is answered only when it is checked', () => {
  expect(isAnswered({ ...table, type: 'checkbox' }, false)).toBe(false)
  expect(isAnswered({ ...table, type: 'checkbox' }, true)).toBe(true)
})

test('zero is an answer, spaces are not', () => {
  expect(isAnswered({ ...table, type: 'money' }, 0)).toBe(true)
  expect(isAnswered({ ...table, type: 'text' }, '  ')).toBe(false)
})

test('rows beside a complete one may stay untouched', () => {
  const untouched = { room: 'Bathroom', state: null }
  const rooms: Field = {
    ...table,
    columns: [...(table.columns ?? []), { key: 'repair', label: 'Repair cost', type: 'money' }],
    rows: { initial: 3, max: 5, first: [{ room: 'Kitchen' }, { room: 'Bathroom' }] },
  }

  expect(isAnswered(rooms, [{ room: 'Kitchen', state: null }, untouched])).toBe(false)
  expect(isAnswered(rooms, [{ room: 'Kitchen', state: null, repair: 5 }, untouched])).toBe(false)
  expect(isAnswered(rooms, [{ room: 'Kitchen', state: 'good' }, untouched])).toBe(true)
})

test('a conditional field is required only while the other answer has one of the values', () => {
  const condition = { key: 'LLEdit.known', in: ['yes', true] }
  const details = { required: false, requiredIf: condition }
  const answered = (answer: string | boolean | string[] | undefined) => () => answer

  expect(isRequired(details, answered(undefined))).toBe(false)
  expect(isRequired(details, answered('no'))).toBe(false)
  expect(isRequired(details, answered('yes'))).toBe(true)
  expect(isConditionMet(condition, answered(true))).toBe(true)
  expect(isConditionMet(condition, answered(['no', 'yes']))).toBe(true)
})

test('a required field is required whatever its condition says', () => {
  const field = { required: true, requiredIf: { key: 'LLEdit.known', in: ['yes'] } }

  expect(isRequired(field, () => 'no')).toBe(true)
})

test('a field can be required while another one says anything but none', () => {
  const condition = { key: 'LLEdit.specialTerms', in: [], answered: true } as const

  for (const nothing of [undefined, '', '  ', 'none', 'None.', 'N/A']) {
    expect(
      isConditionMet(condition, () => nothing),
      nothing,
    ).toBe(false)
  }
  expect(isConditionMet(condition, () => 'No grill; none on the balcony.')).toBe(true)
})
