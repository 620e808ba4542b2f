import { checkPlaces } from '@countersign/contract/rules/check-places'
import type { PdfPlace } from '@countersign/document-import/pdf/prepared-pdf'
import { expect, test } from 'vitest'
import { toFormPlaces } from './convert-places.ts'

const pages = [{ width: 612, height: 792 }]
const at = (
  id: string,
  [x, y, width, height]: [x: number, y: number, width: number, height: number],
): PdfPlace => ({
  id,
  role: 'LLEdit',
  type: 'text',
  label: id,
  required: false,
  page: 0,
  rect: { x, y, width, height },
})
const layoutErrors = (places: readonly PdfPlace[]) =>
  checkPlaces(toFormPlaces(places, pages), pages).filter(({ field }) => field !== 'places')

test('blanks in lines set close, which overlap by a little, become places that do not', () => {
  const found = [
    at('day', [267, 672.4, 84, 12.6]),
    at('landlord', [72, 660.2, 158, 12.6]),
    at('tenant', [326, 660.2, 158, 12.6]),
    at('agent', [240, 648, 131, 12.6]),
  ]

  expect(layoutErrors(found)).toEqual([])
  expect(toFormPlaces(found, pages)[2]).toMatchObject({ x: 326, width: 158, height: 12.19 })
})

test('fields side by side that overlap by a little become places that do not', () => {
  expect(layoutErrors([at('month', [72, 600, 30, 18]), at('day', [101, 599, 30, 18])])).toEqual([])
  expect(layoutErrors([at('day', [101, 599, 30, 18]), at('month', [72, 600, 30, 18])])).toEqual([])
})

test('a field that lies over another is left for a person to move', () => {
  const found = [at('rent', [72, 600, 100, 18]), at('deposit', [80, 604, 60, 18])]

  expect(layoutErrors(found)).toMatchObject([{ message: expect.stringMatching(/lies over/) }])
  expect(toFormPlaces(found, pages)[1]).toMatchObject({ width: 60, height: 18 })
})
