import { expect, test } from 'vitest'
import { parseCustomText } from './custom-text.ts'

test('a line that begins with "# " is a heading, with or without blank lines around it', () => {
  expect(parseCustomText('# Watering\nTwice a week.\n# Mowing')).toEqual([
    { kind: 'heading', text: 'Watering' },
    { kind: 'paragraph', text: 'Twice a week.' },
    { kind: 'heading', text: 'Mowing' },
  ])
})

test('a blank line separates paragraphs, a line break does not', () => {
  expect(parseCustomText('One\nline.\r\n\r\n\nTwo #1.')).toEqual([
    { kind: 'paragraph', text: 'One line.' },
    { kind: 'paragraph', text: 'Two #1.' },
  ])
})

test('an empty text has no blocks', () => {
  expect(parseCustomText(' \n\n ')).toEqual([])
})

test('lines that begin with a dash are a list, and an item may go on in the next line', () => {
  expect(parseCustomText('Bring:\n- gloves\n- a hat,\nif it is hot\n\n- water')).toEqual([
    { kind: 'paragraph', text: 'Bring:' },
    { kind: 'list', ordered: false, items: ['gloves', 'a hat, if it is hot', 'water'] },
  ])
})

test('a numbered list begins with 1; a number that does not continue it stays as it is', () => {
  expect(parseCustomText('1. Term\n2. Rent\n\n3. Deposit\n\nText.\n\n4. Pets')).toEqual([
    { kind: 'list', ordered: true, items: ['Term', 'Rent', 'Deposit'] },
    { kind: 'paragraph', text: 'Text.' },
    { kind: 'paragraph', text: '4. Pets' },
  ])
})
