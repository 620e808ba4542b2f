import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { expect, test } from 'vitest'
import { en } from '../../../i18n/room/en.ts'
import { formatPart } from './format-part.ts'

const options = [
  { value: 'gas', label: 'Gas' },
  { value: 'water', label: 'Water' },
]

test.each([
  ['a square that was not chosen', 'radio', 'gas', 'water', ''],
  ['the square that was chosen', 'radio', 'gas', 'gas', '✓'],
  ['“No” of a question', 'yesno', 'no', 'no', '✓'],
  ['one of several squares', 'checkboxGroup', ['water'], 'water', '✓'],
  ['a box that was left empty', 'checkbox', false, undefined, ''],
  ['a box that was ticked', 'checkbox', true, undefined, '✓'],
  ['a choice from a list', 'select', 'gas', undefined, 'Gas'],
  ['an amount', 'money', 125_000, undefined, '$1,250.00'],
] as const)('%s', (_name, type, answer, part, shown) => {
  const given = typeof answer === 'object' ? [...answer] : answer

  expect(
    formatPart(field({ type, options }), { answer: given, part }, { labels: en.answers }),
  ).toBe(shown)
})

test('a cell shows the answer in its row and column, and nothing where there is no such row', () => {
  const table = field({
    type: 'table',
    columns: [
      { key: 'room', label: 'Room', type: 'text' },
      { key: 'cost', label: 'Cost', type: 'money' },
      { key: 'photo', label: 'Photo', type: 'checkbox' },
    ],
  })
  const answer = [{ room: 'Kitchen', cost: 2_500, photo: true }]
  const parts = ['0.room', '0.cost', '0.photo', '1.room', '0.unknown']

  expect(parts.map((part) => formatPart(table, { answer, part }, { labels: en.answers }))).toEqual([
    'Kitchen',
    '$25.00',
    '✓',
    '',
    '',
  ])
})

function field(change: Partial<RoomField>): RoomField {
  return {
    key: 'LLEdit.a',
    answerKey: 'd1/LLEdit.a',
    mine: true,
    role: 'LLEdit',
    type: 'text',
    label: 'A',
    required: true,
    scope: 'form',
    ...change,
  }
}
