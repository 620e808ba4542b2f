import { describe, expect, test } from 'vitest'
import type { RoomField } from '@countersign/contract'
import { makeField } from '../../testing/fixture-documents.ts'
import { en } from '../../i18n/en.ts'
import { isConditionMet, isRequired } from './is-required.ts'
import { showAnswer } from './show-answer.ts'

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]

test.each([
  ['money', 125_000, '$1,250.00'],
  ['percent', 5.5, '5.5%'],
  ['date', '2027-03-03', 'March 3, 2027'],
  ['time', '21:05', '9:05 PM'],
  ['phone', '+15555550123', '(555) 555-0123'],
  ['yesno', 'no', 'No'],
  ['checkbox', true, 'Yes'],
  ['select', 'b', 'Second'],
  ['select', 'gone', 'gone'],
  ['checkboxGroup', ['a', 'b'], 'First; Second'],
] as const)('an answer to %s reads as people write it', (type, answer, shown) => {
  const given = typeof answer === 'object' ? [...answer] : answer

  expect(showAnswer({ type, options }, given, en)).toBe(shown)
})

test('an address is one line, without gaps for what it lacks', () => {
  const address = { street: '9 Main Street', city: 'Springfield', state: 'IL', zip: '62701' }
  const field = { type: 'address' } as const

  expect(showAnswer(field, address, en)).toBe('9 Main Street, Springfield, IL 62701')
  expect(showAnswer(field, { ...address, unit: '2', state: '', zip: '' }, en)).toBe(
    '9 Main Street, 2, Springfield',
  )
})

describe('a field that is needed only at times', () => {
  const asked = makeField('LLEdit', 'd2', { key: 'LLEdit.known', type: 'radio', label: 'Known?' })
  const details: RoomField = makeField('LLEdit', 'd2', {
    key: 'LLEdit.details',
    type: 'longtext',
    label: 'Details',
    required: false,
    requiredIf: { key: 'LLEdit.known', in: ['yes'] },
  })
  const form = [asked, details]

  test('is not needed before its question is answered, or answered otherwise', () => {
    expect(isRequired(details, form, {})).toBe(false)
    expect(isRequired(details, form, { 'd2/LLEdit.known': 'no' })).toBe(false)
  })

  test('looks at its own form’s answer and not at another form’s', () => {
    expect(isConditionMet(details, form, { 'd1/LLEdit.known': 'yes' })).toBe(false)
    expect(isConditionMet(details, form, { 'd2/LLEdit.known': 'yes' })).toBe(true)
  })
})
