import { expect, test } from 'vitest'
import { scaleFor } from './zoom.ts'

const pageWidth = 612

test('fits the page into the available width, up to a readable line length', () => {
  expect(scaleFor('fit', { pageWidth, availableWidth: 306 })).toBe(0.5)
  expect(scaleFor('fit', { pageWidth, availableWidth: 5000 })).toBeCloseTo(1.8, 5)
})

test('100 % is the full size, whatever the available width', () => {
  expect(scaleFor(1, { pageWidth, availableWidth: 306 })).toBeCloseTo(4 / 3, 5)
})
