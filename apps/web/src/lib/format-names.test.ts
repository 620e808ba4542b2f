import { expect, test } from 'vitest'
import { formatNames } from './format-names.ts'

test('names are listed without a serial comma', () => {
  expect(formatNames([])).toBe('')
  expect(formatNames(['Maria'])).toBe('Maria')
  expect(formatNames(['Maria', 'Sam', 'Lee'])).toBe('Maria, Sam and Lee')
})

test('names are joined in the language of the page', () => {
  expect(formatNames(['Maria', 'José', 'Ana'], 'es-US')).toBe('Maria, José y Ana')
})
