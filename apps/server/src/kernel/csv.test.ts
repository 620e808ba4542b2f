import { expect, test } from 'vitest'
import { writeCsvRow } from './csv.ts'

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM',
  '﹦1',
  '﹢1',
])('a cell %j is text for a spreadsheet', (text) => {
  expect(writeCsvRow([text])).toBe(`"'${text}"\r\n`)
})

test('a cell of words stays as it is', () => {
  expect(writeCsvRow(['Unit 3-B', 'O’Brien', '½ = 50 %', '李'])).toBe(
    'Unit 3-B,O’Brien,½ = 50 %,李\r\n',
  )
})
