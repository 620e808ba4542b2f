import { afterEach, expect, test, vi } from 'vitest'
import { newPlaceId } from './new-place.ts'

afterEach(() => vi.unstubAllGlobals())

test('a field is placed where the app is served over plain http too, which has no randomUUID', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })

  expect(newPlaceId()).toMatch(/^p-[0-9a-f]{8}-[0-9a-f]{4}$/)
  expect(newPlaceId()).not.toBe(newPlaceId())
})
