import { expect, test } from 'vitest'
import { makeInitials } from './make-initials.ts'

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
])('%j is initialed %j', (name, initials) => {
  expect(makeInitials(name)).toBe(initials)
})
