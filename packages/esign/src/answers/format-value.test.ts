import { expect, test } from 'vitest'
import type { Answer, Field } from '@countersign/answers'
import { formatValue } from './format-value.ts'

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
  ['phone', '+442079460000', '+442079460000'],
  ['yesno', 'no', 'No'],
  ['checkbox', true, 'Yes'],
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
])('%s is told as a person reads it', (type, value, text) => {
  expect(formatValue({ type, options, columns }, value)).toBe(text)
})

test('the day of signing is the day where the signer was, with its zone', () => {
  const instant = '2027-03-03T02:00:00.000Z'

  expect(formatValue({ type: 'signedDate' }, instant)).toBe('March 3, 2027 UTC')
  expect(formatValue({ type: 'signedDate' }, instant, { timeZone: 'America/New_York' })).toBe(
    'March 2, 2027 EST',
  )
})
