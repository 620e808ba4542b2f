import { expect, test } from 'vitest'
import { checkText, normalizeText } from './text.ts'

const line = { maxLength: 3, lines: 'one' } as const

test('text is stored composed, with LF line breaks and without tabs', () => {
  expect(normalizeText('Jose\u0301\r\na\tb\rc')).toBe('José\na b\nc')
})

test('length is counted in visible characters and checked before anything else', () => {
  const findAll = (text: string) => [...text]

  expect(checkText('𝒜𝒷𝒸', line)).toBeUndefined()
  expect(checkText('four', line, findAll)).toEqual({ code: 'too-long', maxLength: 3 })
  expect(checkText('a\rb', line, findAll)).toEqual({ code: 'one-line' })
  expect(checkText('ab', line, findAll)).toEqual({
    code: 'unsupported-characters',
    characters: ['a', 'b'],
  })
})
