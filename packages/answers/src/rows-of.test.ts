import { expect, test } from 'vitest'
import type { TableColumn } from './field.ts'
import { nameRows, realignRows } from './rows-of.ts'

const text = (key: string): TableColumn => ({ key, label: key, type: 'text' })
const field = { columns: [text('room'), text('item'), text('rating')] }
const floor = { room: 'Kitchen', item: 'Floor', rating: 'Good' }
const sink = { room: 'Kitchen', item: 'Sink', rating: 'Fair' }
const bath = { room: 'Bath', item: 'Floor', rating: 'Good' }
const scratch = { remark: 'A scratch' }

test('what is said about a row follows the row, and is left out with it', () => {
  const said = [{}, scratch, { remark: 'Wet' }]
  const before = [floor, sink, bath]

  expect(realignRows(said, { field, before, after: before })).toEqual(said)
  expect(realignRows(said, { field, before, after: [sink, bath] })).toEqual(said.slice(1))
  expect(realignRows(said, { field, before, after: [floor, bath] })).toEqual([
    {},
    { remark: 'Wet' },
  ])
  expect(realignRows(said, { field, before, after: [floor] })).toEqual([])
})

test('a rating that changes moves nothing', () => {
  const after = [floor, { ...sink, rating: 'Poor' }]

  expect(realignRows([{}, scratch], { field, before: [floor, sink], after })).toEqual([{}, scratch])
})

test('rows that say something are read with the names of the rows that they are about', () => {
  const { columns, rows } = nameRows(
    { field: { columns: [text('remark')] }, rows: [{ remark: null }, scratch] },
    { field, rows: [floor, sink] },
  )

  expect(columns.map(({ key }) => key)).toEqual(['room', 'item', 'remark'])
  expect(rows).toEqual([{ room: 'Kitchen', item: 'Sink', remark: 'A scratch' }])
})
