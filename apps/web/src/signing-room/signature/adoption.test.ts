import { expect, test } from 'vitest'
import { initialAdoption, makeInitials, resumeAdoption } from './adoption.ts'

test.each([
  ['Maria Lopez', 'ML'],
  ['Maria del Carmen Lopez Jr.', 'MdCL'],
  ['Jean-Luc Picard', 'JLP'],
  ['  Émile   Zola ', 'ÉZ'],
  ['Sam (Sammy) Reed', 'SSR'],
  ['Cher', 'C'],
  ['V', 'V'],
  ['', ''],
  ['123 456', ''],
  ['O’Brien, Pat', 'OP'],
])('the initials of %j are %j', (name, initials) => {
  expect(makeInitials(name)).toBe(initials)
})

test('what was begun is there when the dialog opens again, and a way that was only looked at is not', () => {
  const drawing = { ...initialAdoption('Maria Lopez'), way: 'draw' as const, name: 'M. Lopez' }
  const drawn = { ...drawing, signatureStrokes: [[]] }

  expect(resumeAdoption(drawn)).toEqual(drawn)
  expect(resumeAdoption(drawing)).toEqual({ ...drawing, way: 'type' })
  expect(resumeAdoption({ ...drawn, way: 'upload' })).toEqual({ ...drawn, way: 'type' })
})
