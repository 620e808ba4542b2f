import { expect, test } from 'vitest'
import { memoryStorage } from '../test/memory-storage.ts'
import { createSafeStorage } from './safe-storage.ts'

test('where site data is blocked, what is set lasts as long as the page', () => {
  const storage = createSafeStorage(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })

  expect(storage.isBlocked()).toBe(true)
  expect(storage.getItem('language')).toBeNull()
  storage.setItem('language', 'es')
  expect(storage.getItem('language')).toBe('es')
  expect(storage.keys()).toEqual(['language'])
  storage.removeItem('language')
  expect(storage.getItem('language')).toBeNull()
})

test('a value that the browser has no room for takes the place of the stored one', () => {
  const browser = memoryStorage()
  browser.setItem('draft', 'short')
  let isFull = true
  const storage = createSafeStorage(() => ({
    ...browser,
    getItem: (key: string) => browser.getItem(key),
    setItem: (key: string, value: string) => {
      if (isFull) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      browser.setItem(key, value)
    },
  }))

  storage.setItem('draft', 'long')
  expect([storage.getItem('draft'), storage.isBlocked()]).toEqual(['long', false])
  isFull = false
  storage.setItem('draft', 'longer')
  expect([storage.getItem('draft'), browser.getItem('draft')]).toEqual(['longer', 'longer'])
})

test('otherwise everything is in the browser’s storage', () => {
  const browser = memoryStorage()
  const storage = createSafeStorage(() => browser)

  storage.setItem('view', 'page')
  expect([browser.getItem('view'), storage.keys(), storage.isBlocked()]).toEqual([
    'page',
    ['view'],
    false,
  ])
  storage.removeItem('view')
  expect(browser.getItem('view')).toBeNull()
})
