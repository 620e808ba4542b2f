import { expect, test } from 'vitest'
import { parseWrittenDay } from './parse-written-day.ts'

test.each([
  'soon',
  '3/1',
  '13/1/2027',
  '2/30/2027',
  '3/1/027',
  'ma 1 2027',
  'march 2027',
  'march 1 2 2027',
  'march april 1 2027',
  '0202-03-01',
])('%j is no day', (text) => {
  expect(parseWrittenDay(text, 2026)).toBeUndefined()
})

test.each([
  '3/1/27',
  '03/01/2027',
  '3-1-2027',
  '3.1.27',
  ' March 1 2027 ',
  'Mar. 1st, 2027',
  '1 march 27',
  '1 de marzo de 2027',
  '2027-03-01',
  '2027/3/1',
  '0027-03-01',
])('%j is March 1, 2027', (text) => {
  expect(parseWrittenDay(text, 2026)).toBe('2027-03-01')
})

test('a two-digit year more than 30 years ahead means the last century', () => {
  expect(parseWrittenDay('7/4/65', 2026)).toBe('1965-07-04')
  expect(parseWrittenDay('7/4/56', 2026)).toBe('2056-07-04')
})
