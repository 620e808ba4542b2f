import { expect, test } from 'vitest'
import type { Field } from './field.ts'
import { blankRow, initialRows, parseTable } from './parse-table.ts'

const rooms: Pick<Field, 'columns' | 'rows'> = {
  columns: [
    { key: 'room', label: 'Room', type: 'text' },
    { key: 'state', label: 'Condition', type: 'text', required: true },
    { key: 'repair', label: 'Repair cost', type: 'money' },
    { key: 'photo', label: 'Photo taken', type: 'checkbox' },
  ],
  rows: { initial: 3, max: 5, first: [{ room: 'Kitchen' }, { room: 'Bathroom' }] },
}
const start = initialRows(rooms, [])
const [kitchen = {}, bathroom = {}] = start

test('a rejected cell is named by its row and column', () => {
  const rows = [kitchen, { ...bathroom, repair: 'ten' }]

  expect(parseTable(rooms, rows)).toEqual({
    rejection: { code: 'cell', row: 2, column: 'Repair cost', rejection: { code: 'money' } },
    part: '1.repair',
  })
})

test('the rows that the form fills in are no answer until somebody starts one', () => {
  expect(start.map((row) => row.room)).toEqual(['Kitchen', 'Bathroom', ''])
  expect(parseTable(rooms, start)).toEqual({ answer: null })
})

test('added rows that stay empty are dropped, the form’s own rows are kept', () => {
  const rows = [{ ...kitchen, state: 'good', repair: '25', photo: true }, bathroom]

  expect(parseTable(rooms, [...rows, blankRow(rooms), blankRow(rooms)])).toEqual({
    answer: [
      { room: 'Kitchen', state: 'good', repair: 2500, photo: true },
      { room: 'Bathroom', state: null, repair: null, photo: null },
    ],
  })
})

test('a saved table is shown as saved, with empty rows after it', () => {
  const saved = [{ room: 'Kitchen', state: 'good', repair: 2500, photo: null }]
  const [first, second, third] = initialRows(rooms, saved)

  expect(first).toEqual({ room: 'Kitchen', state: 'good', repair: '25.00', photo: false })
  expect(second?.room).toBe('Bathroom')
  expect(third).toEqual(blankRow(rooms))
})
