import { expect, test } from 'vitest'
import { nextZoom } from './zoom.ts'

test('steps from 50 % to 300 % and no further', () => {
  expect(nextZoom(0.5, 'out')).toBeUndefined()
  expect(nextZoom(3, 'in')).toBeUndefined()
  expect(nextZoom(1.35, 'in')).toBe(1.5)
  expect(nextZoom(1.35, 'out')).toBe(1.25)
})

test('skips a step that is hardly different from the current size', () => {
  expect(nextZoom(0.99, 'in')).toBe(1.25)
})
