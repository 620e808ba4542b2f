import { expect, test } from 'vitest'
import { isLabeledAbove } from './find-nearby-text.ts'

test('where tiny lines overlap, a column of blanks is read to its end', () => {
  const write = (text: string, y: number) =>
    [...text].map((char, at) => ({
      char,
      size: 1,
      bold: false,
      rect: { x: 72 + at, y, width: 1, height: 1 },
    }))
  const letters = [...write('____', 10), ...write('Rent', 10.6), ...write('Rent', 8)]

  expect(isLabeledAbove(letters, { x: 72, y: 10, width: 4, height: 1 })).toBe(true)
})
