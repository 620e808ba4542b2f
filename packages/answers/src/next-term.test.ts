import { expect, test } from 'vitest'
import { findNextTerm } from './next-term.ts'

test.each([
  ['no day', '2027-02-30', '2027-12-31'],
  ['an end before the start', '2027-12-31', '2027-01-01'],
  ['no start', '', '2027-12-31'],
])('%s is no term', (_what, start, end) => {
  expect(findNextTerm({ start, end }, '2027-11-01')).toBeUndefined()
})

test.each([
  ['a calendar year', '2027-01-01', '2027-12-31', '2028-01-01', '2028-12-31'],
  ['a year from August', '2027-08-01', '2028-07-31', '2028-08-01', '2029-07-31'],
  ['a year from the middle of a month', '2027-02-15', '2028-02-14', '2028-02-15', '2029-02-14'],
  ['six months', '2027-01-01', '2027-06-30', '2027-07-01', '2027-12-31'],
  ['a year that ends on February 29', '2027-03-01', '2028-02-29', '2028-03-01', '2029-02-28'],
  ['ten days', '2027-01-05', '2027-01-14', '2027-01-15', '2027-01-24'],
])('%s is followed by one as long', (_what, start, end, nextStart, nextEnd) => {
  expect(findNextTerm({ start, end }, '2026-11-01')).toEqual({ start: nextStart, end: nextEnd })
})

test('the next term is never over already', () => {
  expect(findNextTerm({ start: '2023-01-01', end: '2023-12-31' }, '2026-11-27')).toEqual({
    start: '2026-01-01',
    end: '2026-12-31',
  })
})
