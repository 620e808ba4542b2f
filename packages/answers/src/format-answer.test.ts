import { expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import type { Field } from './field.ts'
import { formatAnswer, formatShortAnswer } from './format-answer.ts'

const options = [
  { value: 'street', label: 'On the street' },
  { value: 'none', label: 'No parking' },
]
const columns = [
  { key: 'kind', label: 'Kind', type: 'text' as const },
  { key: 'fee', label: 'Fee', type: 'money' as const },
  { key: 'since', label: 'Since', type: 'date' as const },
  { key: 'chip', label: 'Chip', type: 'checkbox' as const },
]

test.each<[Field['type'], Answer, string]>([
  ['money', 125_000, '$1,250.00'],
  ['money', 5, '$0.05'],
  ['percent', 5.5, '5.5%'],
  ['date', '2027-03-03', 'March 3, 2027'],
  ['time', '09:30', '9:30 AM'],
  ['time', '00:05', '12:05 AM'],
  ['phone', '+15555550123', '(555) 555-0123'],
  ['phone', '+442079460000', '+44 207 946 0000'],
  ['phone', '+12175550123;ext=4', '(217) 555-0123 ext. 4'],
  ['yesno', 'no', 'No'],
  ['checkbox', true, 'Yes'],
  ['select', 'gone', 'gone'],
  ['time', '21:05', '9:05 PM'],
  ['time', '12:00', '12:00 PM'],
  ['radio', 'street', 'On the street'],
  ['checkboxGroup', ['none', 'street'], 'No parking; On the street'],
  ['integer', 12, '12'],
  [
    'address',
    { street: '12 Oak St', unit: '3B', city: 'Springfield', state: 'IL', zip: '62701' },
    '12 Oak St, 3B, Springfield, IL 62701',
  ],
  [
    'table',
    [
      { kind: 'Dog', fee: 2500, since: '2026-12-01', chip: true },
      { kind: 'Cat', fee: null, since: '', chip: false },
    ],
    'Kind: Dog, Fee: $25.00, Since: 12/1/2026, Chip: Yes\nKind: Cat',
  ],
  ['signature', { kind: 'typed', text: 'Maria' }, 'Maria'],
])('an answer of type %s is formatted as people write it', (type, value, text) => {
  expect(formatAnswer({ type, options, columns }, value)).toBe(text)
})

test('the day of signing is the day in the signer’s time zone, with the zone’s name', () => {
  const instant = '2027-03-03T02:00:00.000Z'

  expect(formatAnswer({ type: 'signedDate' }, instant)).toBe('March 3, 2027 UTC')
  expect(formatAnswer({ type: 'signedDate' }, instant, { timeZone: 'America/New_York' })).toBe(
    'March 2, 2027 EST',
  )
})

test('the day of signing in digits names the same day and zone', () => {
  const instant = '2027-03-03T02:00:00.000Z'
  const field = { type: 'signedDate' } as const

  expect(formatShortAnswer(field, instant)).toBe('3/3/2027 UTC')
  expect(formatShortAnswer(field, instant, { timeZone: 'America/New_York' })).toBe('3/2/2027 EST')
  expect(formatShortAnswer({ type: 'text' }, instant)).toBeUndefined()
})

test('an address is one line, without gaps for empty parts', () => {
  const address = { street: '9 Main Street', city: 'Springfield', state: 'IL', zip: '62701' }

  expect(formatAnswer({ type: 'address' }, address)).toBe('9 Main Street, Springfield, IL 62701')
  expect(formatAnswer({ type: 'address' }, { ...address, unit: '2', state: '', zip: '' })).toBe(
    '9 Main Street, 2, Springfield',
  )
})

test('an address abroad ends with its country', () => {
  const address = { street: 'Calle 5 No. 12', city: 'Monterrey, NL', state: '', country: 'Mexico' }

  expect(formatAnswer({ type: 'address' }, { ...address, zip: '64000' })).toBe(
    'Calle 5 No. 12, Monterrey, NL 64000, Mexico',
  )
  expect(formatAnswer({ type: 'address' }, { ...address, zip: '' })).toBe(
    'Calle 5 No. 12, Monterrey, NL, Mexico',
  )
})

test('yes, no and a drawing are in the reader’s language', () => {
  const labels = { yes: 'Sí', no: 'No', drawn: 'Dibujada a mano' }
  const drawing: Answer = { kind: 'drawn', width: 9, height: 9, strokes: [[{ x: 1, y: 1 }]] }

  expect(formatAnswer({ type: 'yesno' }, 'yes', { labels })).toBe('Sí')
  expect(formatAnswer({ type: 'signature' }, drawing, { labels })).toBe('Dibujada a mano')
})
