import { expect, test } from 'vitest'
import type { Field } from './field.ts'
import { alignRecord, continueRows, endContinuedRows, keepsRecord } from './continued-rows.ts'

const table: Pick<Field, 'columns' | 'rows'> = {
  columns: [
    { key: 'room', label: 'Room', type: 'text' },
    { key: 'item', label: 'Item', type: 'text' },
    { key: 'before', label: 'Before', type: 'text', recorded: true },
    { key: 'after', label: 'After', type: 'text' },
  ],
  rows: { initial: 2, max: 3, first: [named('Hall', 'Floor'), named('Bath', 'Tub')] },
}

test('a record is read by the names of its rows, whatever their order, and not beyond the last row', () => {
  const garden = { ...named('Garden', 'Fence'), before: 'Good', after: 'Old' }
  const record = [garden, { ...named('Bath', 'Tub'), before: 'Poor' }]

  expect(alignRecord(table, record)).toEqual([
    named('Hall', 'Floor'),
    { ...named('Bath', 'Tub'), before: 'Poor' },
    { ...named('Garden', 'Fence'), before: 'Good' },
  ])
  expect(alignRecord(table, [garden, named('Attic', 'Floor')])).toBeUndefined()
})

test('what was answered beside it stays, also when the record is taken away again', () => {
  const record = [named('Hall', 'Floor'), { ...named('Bath', 'Tub'), before: 'Poor' }]
  const rows = continueRows(table, record, [
    { ...named('Bath', 'Tub'), before: 'typed', after: 'Good' },
    { ...named('Attic', 'Floor'), before: 'typed', after: 'Poor' },
    named('Cellar', 'Floor'),
  ])

  expect(rows).toEqual([
    named('Hall', 'Floor'),
    { ...named('Bath', 'Tub'), before: 'Poor', after: 'Good' },
    { ...named('Attic', 'Floor'), after: 'Poor' },
  ])
  expect(endContinuedRows(table, rows)).toEqual([
    named('Hall', 'Floor'),
    { ...named('Bath', 'Tub'), after: 'Good' },
    { ...named('Attic', 'Floor'), after: 'Poor' },
  ])
})

test('a row may be added below a record, without a rating of its time', () => {
  const record = [{ ...named('Hall', 'Floor'), before: 'Poor' }]

  expect(keepsRecord(table, record, [{ ...named('Hall', 'Floor'), after: 'Good' }])).toBe(true)
  expect(keepsRecord(table, record, [...record, named('Attic', 'Floor')])).toBe(true)
  expect(keepsRecord(table, record, [{ ...record[0], item: 'Door' }])).toBe(false)
  expect(keepsRecord(table, record, [...record, { room: 'Attic', before: 'Good' }])).toBe(false)
})

function named(room: string, item: string) {
  return { room, item }
}
