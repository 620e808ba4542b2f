import { expect, test } from 'vitest'
import { toDocument, toText } from './text-document.ts'

test.each([
  '# Quiet hours\n\nFrom **ten** at night.',
  'The rent is [[Monthly rent]] a month, **due on [[Due day]]**.',
  '- Trash: Monday\n- Paper: **Friday**',
  '1. Read\n2. Sign [[Name]]\n3. Return',
  '# Rules\n\nFirst.\n\nSecond.\n\n- One\n- Two\n\nLast.',
])('a stored text is the same after the editor has read it: %j', (text) => {
  expect(toText(toDocument(text))).toBe(text)
})

test('an empty text is an empty paragraph', () => {
  expect(toDocument('').content).toEqual([{ type: 'paragraph' }])
  expect(toText(toDocument(''))).toBe('')
})

test('bold words keep the spaces around them outside', () => {
  const bold = [{ type: 'bold' }]
  const content = [
    { type: 'text', text: 'No' },
    { type: 'text', text: ' smoking ', marks: bold },
    { type: 'field', attrs: { name: 'Place' }, marks: bold },
    { type: 'text', text: '.' },
  ]

  expect(toText({ content: [{ type: 'paragraph', content }] })).toBe('No **smoking [[Place]]**.')
})

test('a heading that holds a field keeps it as words, for its error', () => {
  expect(toText(toDocument('# The rent is [[Rent]]'))).toBe('# The rent is [[Rent]]')
})
