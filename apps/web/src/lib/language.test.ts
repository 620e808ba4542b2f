import { residentLanguages } from '@countersign/contract/rules/languages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../test/memory-storage.ts'
import {
  chosenLanguage,
  saveLanguage,
  currentLanguage,
  parseLanguage,
  languages,
  showLanguage,
} from './language.ts'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('the pages have the same languages as the server', () => {
  expect(languages).toEqual(residentLanguages)
})

test('no language is chosen until somebody chooses one; an unknown stored language is ignored', () => {
  expect(chosenLanguage()).toBeUndefined()
  expect(currentLanguage([])).toBe('en')
  saveLanguage('es')
  expect(chosenLanguage()).toBe('es')
  localStorage.setItem('countersign.language', 'klingon')
  expect(chosenLanguage()).toBeUndefined()
})

test('without a choice the first of the browser’s languages that we have applies; a choice wins', () => {
  expect(currentLanguage(['es-MX', 'en-US'])).toBe('es')
  expect(currentLanguage(['zh-CN', 'ES', 'en'])).toBe('es')
  expect(currentLanguage(['en-US', 'es'])).toBe('en')
  expect(currentLanguage(['fr-FR', ''])).toBe('en')
  saveLanguage('en')
  expect(currentLanguage(['es'])).toBe('en')
})

test('the language of a link is shown until somebody chooses one, and is not stored', () => {
  saveLanguage('en')
  showLanguage('es')
  expect(currentLanguage(['en'])).toBe('es')
  expect(localStorage.getItem('countersign.language')).toBe('en')
  saveLanguage('en')
  expect(currentLanguage(['es'])).toBe('en')
})

test('a link selects one of our languages; any other is ignored', () => {
  for (const name of ['es', 'ES', 'es)', 'es.', 'es>', 'es\u200b', 'es-MX']) {
    expect(parseLanguage(name)).toBe('es')
  }
  expect(parseLanguage('tlh')).toBeUndefined()
  expect(parseLanguage(null)).toBeUndefined()
})
