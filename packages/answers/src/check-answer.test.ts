import { describe, expect, test } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import type { CheckedField } from './check-answer.ts'
import type { Rejection } from './rejection.ts'

const pets: CheckedField = {
  type: 'table',
  columns: [
    { key: 'kind', label: 'Kind', type: 'text', required: true },
    { key: 'count', label: 'How many', type: 'integer' },
  ],
  rows: { initial: 1, max: 2 },
}

describe('A rejection names its reason and its bound', () => {
  test.each<[string, CheckedField, unknown, Rejection]>([
    ['money below zero', { type: 'money' }, -1, { code: 'below-minimum', bound: '$0.00' }],
    ['half a cent', { type: 'money' }, 100.5, { code: 'money' }],
    ['11 percent', { type: 'percent', max: 10 }, 11, { code: 'above-maximum', bound: '10%' }],
    [
      '1,201 of 1,200',
      { type: 'integer', max: 1200 },
      1201,
      { code: 'above-maximum', bound: '1,200' },
    ],
    ['February 30', { type: 'date' }, '2027-02-30', { code: 'date' }],
    [
      'a state abroad',
      { type: 'address' },
      { street: 'Calle 5', city: 'Monterrey', state: 'TX', zip: '', country: 'Mexico' },
      { code: 'state' },
    ],
    ['24:00', { type: 'time' }, '24:00', { code: 'time' }],
    ['a number as people write it', { type: 'phone' }, '(217) 555-0123', { code: 'phone' }],
    ['three rows', pets, [{}, {}, {}], { code: 'too-many-rows', max: 2 }],
    ['a row that is text', pets, ['Dog'], { code: 'row-damaged', row: 1 }],
    ['another column', pets, [{}, { color: 'red' }], { code: 'unknown-column', row: 2 }],
    [
      'a cell of another type',
      pets,
      [{ kind: 'Dog' }, { kind: 'Cat', count: 1.5 }],
      { code: 'cell', row: 2, column: 'How many', rejection: { code: 'integer' } },
    ],
  ])('%s', (_what, field, value, rejection) => {
    expect(checkAnswer(field, value)).toEqual(rejection)
  })
})

test('an address abroad has no state and any postal code or none', () => {
  const address = { street: 'Calle 5', city: 'Monterrey, NL', state: '', country: 'Mexico' }

  expect(checkAnswer({ type: 'address' }, { ...address, zip: '64000' })).toBeUndefined()
  expect(checkAnswer({ type: 'address' }, { ...address, zip: '' })).toBeUndefined()
})

test('fonts and pictures are checked by the caller', () => {
  const checks = {
    findUnsupportedCharacters: (text: string) => (text.includes('X') ? ['X'] : []),
    checkPicture: () => 'picture-blank' as const,
  }
  const unsupported: Rejection = { code: 'unsupported-characters', characters: ['X'] }
  const address = { street: '1 X St', city: 'B', state: 'IL', zip: '62701' }

  expect(checkAnswer({ type: 'text' }, 'aX', checks)).toEqual(unsupported)
  expect(checkAnswer({ type: 'address' }, address, checks)).toEqual(unsupported)
  expect(checkAnswer({ type: 'signature' }, { kind: 'typed', text: 'X' }, checks)).toEqual(
    unsupported,
  )
  expect(checkAnswer(pets, [{ kind: 'X' }], checks)).toEqual({
    code: 'cell',
    row: 1,
    column: 'Kind',
    rejection: unsupported,
  })
  expect(
    checkAnswer({ type: 'signature' }, { kind: 'picture', png: 'AA', text: 'A' }, checks),
  ).toEqual({ code: 'picture-blank' })
  expect(
    checkAnswer({ type: 'signature' }, { kind: 'picture', png: 'AA', text: 'A' }),
  ).toBeUndefined()
})

test.each(['', ' \u00a0\u2003', '\u3164', '\u115f \uffa0', '\u200b\u2060'])(
  'a typed signature of which nothing can be seen (%j) is none',
  (text) => {
    expect(checkAnswer({ type: 'signature' }, { kind: 'typed', text })).toEqual({
      code: 'typed-mark-empty',
    })
  },
)
