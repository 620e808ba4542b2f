import { expect, test } from 'vitest'
import type { Field } from './field.ts'
import {
  alignEarlierRows,
  continueRows,
  endContinuedRows,
  keepsEarlierRows,
  moveTypedRows,
} from './continued-rows.ts'

const table: Pick<Field, 'columns' | 'rows'> = {
  columns: [
    { key: 'room', label: 'Room', type: 'text' },
    { key: 'item', label: 'Item', type: 'text' },
    { key: 'before', label: 'Before', type: 'text', recorded: true },
    { key: 'after', label: 'After', type: 'text' },
  ],
  rows: { initial: 2, max: 3, first: [named('Hall', 'Floor'), named('Bath', 'Tub')] },
}

test('an earlier inspection is read by the names of its rows, whatever their order, and not beyond the last row', () => {
  const garden = { ...named('Garden', 'Fence'), before: 'Good', after: 'Old' }
  const earlier = [garden, { ...named('Bath', 'Tub'), before: 'Poor' }]

  expect(alignEarlierRows(table, earlier)).toEqual([
    named('Hall', 'Floor'),
    { ...named('Bath', 'Tub'), before: 'Poor' },
    { ...named('Garden', 'Fence'), before: 'Good' },
  ])
  expect(alignEarlierRows(table, [garden, named('Attic', 'Floor')])).toBeUndefined()
})

test('what was answered beside it stays, also when the inspection is taken away again', () => {
  const earlier = [named('Hall', 'Floor'), { ...named('Bath', 'Tub'), before: 'Poor' }]
  const rows = continueRows(table, earlier, [
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

test('what was typed before an inspection came in stays beside its rows', () => {
  const shown = [
    { ...named('Hall', 'Floor'), before: 'Good', after: 'not typed' },
    { ...named('Garden', 'Fence'), before: 'Poor' },
  ]
  const typed = [
    { ...named('Hall', 'Floor'), before: 'typed', after: 'Worn' },
    { ...named('Attic', 'Floor'), after: 'Wet' },
  ]

  const moved = moveTypedRows(table, shown, typed)
  expect(moved).toEqual([
    { ...named('Hall', 'Floor'), before: 'Good', after: 'Worn' },
    { ...named('Garden', 'Fence'), before: 'Poor' },
    { ...named('Attic', 'Floor'), after: 'Wet' },
  ])
  expect(moveTypedRows(table, undefined, moved)).toEqual([
    { ...named('Hall', 'Floor'), after: 'Worn' },
    named('Garden', 'Fence'),
    { ...named('Attic', 'Floor'), after: 'Wet' },
  ])
})

test('a row may be added below an earlier inspection, without a rating of its time', () => {
  const earlier = [{ ...named('Hall', 'Floor'), before: 'Poor' }]

  expect(keepsEarlierRows(table, earlier, [{ ...named('Hall', 'Floor'), after: 'Good' }])).toBe(
    true,
  )
  expect(keepsEarlierRows(table, earlier, [...earlier, named('Attic', 'Floor')])).toBe(true)
  expect(keepsEarlierRows(table, earlier, [{ ...earlier[0], item: 'Door' }])).toBe(false)
  expect(keepsEarlierRows(table, earlier, [...earlier, { room: 'Attic', before: 'Good' }])).toBe(
    false,
  )
})

function named(room: string, item: string) {
  return { room, item }
}
