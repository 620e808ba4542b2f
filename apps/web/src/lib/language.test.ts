import { residentLanguages } from '@countersign/contract/calls'
import { expect, test } from 'vitest'
import {
  chosenLanguage,
  saveLanguage,
  currentLanguage,
  parseLanguage,
  languages,
} from './language.ts'

test('the pages have the same languages as the server', () => {
  expect(languages).toEqual(residentLanguages)
})

test('no language is chosen until somebody chooses one; an unknown stored language is ignored', () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }

  expect(chosenLanguage(storage)).toBeUndefined()
  expect(currentLanguage(storage, [])).toBe('en')
  saveLanguage(storage, 'es')
  expect(chosenLanguage(storage)).toBe('es')
  const [key = ''] = items.keys()
  items.set(key, 'klingon')
  expect(chosenLanguage(storage)).toBeUndefined()
})

test('without a choice the first of the browser’s languages that we have applies; a choice wins', () => {
  const storage = { getItem: () => null }

  expect(currentLanguage(storage, ['es-MX', 'en-US'])).toBe('es')
  expect(currentLanguage(storage, ['zh-CN', 'ES', 'en'])).toBe('es')
  expect(currentLanguage(storage, ['en-US', 'es'])).toBe('en')
  expect(currentLanguage(storage, ['fr-FR', ''])).toBe('en')
  expect(currentLanguage({ getItem: () => 'en' }, ['es'])).toBe('en')
})

test('a link selects one of our languages; any other is ignored', () => {
  expect(parseLanguage('es')).toBe('es')
  expect(parseLanguage('tlh')).toBeUndefined()
  expect(parseLanguage(null)).toBeUndefined()
})
