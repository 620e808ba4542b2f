import { expect, test } from 'vitest'
import { fitText, wrapText } from './lay-out-text.ts'

const rect = { x: 0, y: 0, width: 300, height: 200 }

test.each([
  ['First paragraph.\n\nSecond paragraph.', ['First paragraph.', '', 'Second paragraph.']],
  ['Ends with a line break.\n', ['Ends with a line break.', '']],
  ['\n\n', ['', '', '']],
  ['', ['']],
])('an empty line of %j is laid out as a line', (text, lines) => {
  expect(fitText(text, rect)?.lines.map((line) => line.text)).toEqual(lines)
  expect(wrapText(text, { style: 'text', size: 10, width: 300 })?.map((line) => line.text)).toEqual(
    lines,
  )
})
