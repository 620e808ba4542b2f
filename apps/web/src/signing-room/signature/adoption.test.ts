import { expect, test } from 'vitest'
import { makeInitials } from './adoption.ts'

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
