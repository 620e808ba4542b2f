import { expect, test } from 'vitest'
import { parseWrittenTime } from './parse-written-time.ts'

test.each([
  ['1:30 PM', '13:30'],
  ['9:30 AM', '09:30'],
  ['9.30am', '09:30'],
  ['9:05 p', '21:05'],
  ['9 a.m.', '09:00'],
  ['11:45\u00a0p.\u00a0m.', '23:45'],
  ['12:00 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['13:30', '13:30'],
  ['0:30', '00:30'],
])('%j is a time', (text, time) => {
  expect(parseWrittenTime(text)).toBe(time)
})

test.each([
  '',
  'noon',
  '9:30',
  '12:30',
  '9:5 am',
  '13:30 pm',
  '0:30 am',
  '24:00',
  '9:60 am',
  '9:30 am x',
])('%j is not guessed', (text) => {
  expect(parseWrittenTime(text)).toBeUndefined()
})

test('where a day has 24 hours, 9:30 is in the morning', () => {
  expect(parseWrittenTime('9:30', false)).toBe('09:30')
})
