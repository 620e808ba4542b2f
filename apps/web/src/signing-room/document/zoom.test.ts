import { expect, test } from 'vitest'
import { nextZoom, scaleFor } from './zoom.ts'

const letter = 612

test('fits the page into the room there is, and never wider than one can read', () => {
  expect(scaleFor('fit', { page: letter, room: 306 })).toBe(0.5)
  expect(scaleFor('fit', { page: letter, room: 5000 })).toBeCloseTo(1.8, 5)
})

test('100 % is the size of the paper, whatever room there is', () => {
  expect(scaleFor(1, { page: letter, room: 306 })).toBeCloseTo(4 / 3, 5)
})

test('steps from 50 % to 300 % and no further', () => {
  expect(nextZoom(0.5, 'out')).toBeUndefined()
  expect(nextZoom(3, 'in')).toBeUndefined()
  expect(nextZoom(1.35, 'in')).toBe(1.5)
  expect(nextZoom(1.35, 'out')).toBe(1.25)
})

test('a size that fits is left for the next real step', () => {
  expect(nextZoom(0.99, 'in')).toBe(1.25)
})
