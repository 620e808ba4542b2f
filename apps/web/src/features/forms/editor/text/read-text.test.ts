import { expect, test } from 'vitest'
import { parseText } from './read-text.ts'

test('a line that begins with "# " is a heading, with or without blank lines around it', () => {
  expect(parseText('# Watering\nTwice a week.\n# Mowing')).toEqual([
    { kind: 'heading', text: 'Watering' },
    { kind: 'paragraph', text: 'Twice a week.' },
    { kind: 'heading', text: 'Mowing' },
  ])
})

test('a blank line separates paragraphs, a line break does not', () => {
  expect(parseText('One\nline.\r\n\r\n\nTwo #1.')).toEqual([
    { kind: 'paragraph', text: 'One line.' },
    { kind: 'paragraph', text: 'Two #1.' },
  ])
})

test('an empty text has no blocks', () => {
  expect(parseText(' \n\n ')).toEqual([])
})
