import { residentLanguages } from '@countersign/contract'
import { expect, test } from 'vitest'
import { chosenLanguage, keepLanguage, keptLanguage, languageOf, languages } from './language.ts'

test('the languages of the pages are those that the server remembers', () => {
  expect(languages).toEqual(residentLanguages)
})

test('nobody has chosen until they choose, and rubbish in the store is no choice', () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }

  expect(chosenLanguage(storage)).toBeUndefined()
  expect(keptLanguage(storage)).toBe('en')
  keepLanguage(storage, 'es')
  expect(chosenLanguage(storage)).toBe('es')
  const [key = ''] = items.keys()
  items.set(key, 'klingon')
  expect(chosenLanguage(storage)).toBeUndefined()
})

test('a link may ask for a language, and for none that we do not speak', () => {
  expect(languageOf('es')).toBe('es')
  expect(languageOf('tlh')).toBeUndefined()
  expect(languageOf(null)).toBeUndefined()
})
