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
  '31/12/2027',
  'Tuesday, March 1, 2027',
  'martes, 1 de marzo de 2027',
  'Monday',
  'Monday, 2027',
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
  'Monday, March 1, 2027',
  'Mon 3/1/2027',
  'Mon., Mar. 1, 2027',
  'lunes, 1 de marzo de 2027',
  'lun. 1 mar 2027',
  '1-Mar-2027',
  '1.º de marzo de 2027',
  'mar 1 2027',
  '\u200e3/\u200e1/\u200e2027',
  '\u202aMarch\u00a01,\u202f2027\u202c',
])('%j is March 1, 2027', (text) => {
  expect(parseWrittenDay(text, 2026)).toBe('2027-03-01')
})

test('a two-digit year more than 30 years ahead means the last century', () => {
  expect(parseWrittenDay('7/4/65', 2026)).toBe('1965-07-04')
  expect(parseWrittenDay('7/4/56', 2026)).toBe('2056-07-04')
})

test.each([
  ['martes, 2 de marzo de 2027', '2027-03-02'],
  ['mar. 2 mar 2027', '2027-03-02'],
  ['mar 2 2027', '2027-03-02'],
  ['Tues., March 2, 2027', '2027-03-02'],
  ['miércoles 3 de marzo de 2027', '2027-03-03'],
  ['sábado, 6 de marzo de 2027', '2027-03-06'],
])('%j has the day of the week, which may look like a month', (text, day) => {
  expect(parseWrittenDay(text, 2026)).toBe(day)
})
