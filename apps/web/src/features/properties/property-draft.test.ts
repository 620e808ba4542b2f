import { expect, test } from 'vitest'
import { keepZipDigits } from '../../lib/keep-zip-digits.ts'
import { nextUnitName } from './property-draft.ts'

test.each([
  ['abc', ''],
  ['9021o-1', '90211'],
  ['902101234', '90210'],
  [' 62 701 ', '62701'],
])('typing %o into ZIP leaves %o', (typed, left) => {
  expect(keepZipDigits(typed)).toBe(left)
})

test('a new unit is named by its position', () => {
  expect(nextUnitName([])).toBe('Unit 1')
  expect(nextUnitName(['Unit 1', 'Garden flat'])).toBe('Unit 3')
})

test('a taken unit name is not used twice', () => {
  expect(nextUnitName(['Unit 2'])).toBe('Unit 3')
  expect(nextUnitName(['unit 3 ', 'Unit 4'])).toBe('Unit 5')
})
