import { expect, test } from 'vitest'
import type { RoomField } from '@countersign/contract'
import { en } from '../../i18n/en.ts'
import { isAnswered } from './is-answered.ts'
import { makeField } from '../../testing/fixture-documents.ts'
import { blankRow, readTable, startRows } from './read-table.ts'

const rooms: RoomField = makeField('LLEdit', 'd1', {
  key: 'LLEdit.rooms',
  type: 'table',
  label: 'Rooms',
  columns: [
    { key: 'room', label: 'Room', type: 'text' },
    { key: 'state', label: 'Condition', type: 'text', required: true },
    { key: 'repair', label: 'Repair cost', type: 'money' },
    { key: 'photo', label: 'Photo taken', type: 'checkbox' },
  ],
  rows: { initial: 3, max: 5, first: [{ room: 'Kitchen' }, { room: 'Bathroom' }] },
})
const start = startRows(rooms, [])
const [kitchen = {}, bathroom = {}] = start

test('a cell that cannot be read is named by its row and column', () => {
  const rows = [kitchen, { ...bathroom, repair: 'ten' }]

  expect(readTable(rooms, rows, en)).toEqual({
    problem: `Row 2, Repair cost: ${en.problems.money}`,
    part: '1.repair',
  })
})

test('the rows that the form wrote are no answer until somebody begins one', () => {
  expect(start.map((row) => row.room)).toEqual(['Kitchen', 'Bathroom', ''])
  expect(readTable(rooms, start, en)).toEqual({ answer: null })
})

test('rows that were added and left empty are not sent, the form’s own always are', () => {
  const rows = [{ ...kitchen, state: 'good', repair: '25', photo: true }, bathroom]

  expect(readTable(rooms, [...rows, blankRow(rooms), blankRow(rooms)], en)).toEqual({
    answer: [
      { room: 'Kitchen', state: 'good', repair: 2500, photo: true },
      { room: 'Bathroom', state: null, repair: null, photo: null },
    ],
  })
})

test('a saved table stands as it was saved, with room for more', () => {
  const saved = [{ room: 'Kitchen', state: 'good', repair: 2500, photo: null }]
  const [first, second, third] = startRows(rooms, saved)

  expect(first).toEqual({ room: 'Kitchen', state: 'good', repair: '25.00', photo: false })
  expect(second?.room).toBe('Bathroom')
  expect(third).toEqual(blankRow(rooms))
})

test('a table is answered once a row is begun and every begun row is whole', () => {
  const untouched = { room: 'Bathroom', state: null }

  expect(isAnswered(rooms, [{ room: 'Kitchen', state: null }, untouched])).toBe(false)
  expect(isAnswered(rooms, [{ room: 'Kitchen', state: null, repair: 5 }, untouched])).toBe(false)
  expect(isAnswered(rooms, [{ room: 'Kitchen', state: 'good' }, untouched])).toBe(true)
})
