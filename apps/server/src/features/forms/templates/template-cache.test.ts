import { expect, test } from 'vitest'
import { createTemplateCache } from './template-cache.ts'

function createLoader() {
  const loaded: string[] = []
  const load = (key: string, bytes: number) => async () => {
    loaded.push(key)
    return bytes
  }
  return { loaded, load }
}

const createCache = (bounds: { max: number; maxBytes: number }) =>
  createTemplateCache<number>({ ...bounds, sizeOf: (bytes) => bytes })

test('failures and undefined are not cached', async () => {
  const cache = createCache({ max: 9, maxBytes: 9 })
  await expect(cache.get('a', () => Promise.reject(new Error('no disk')))).rejects.toThrow('disk')
  expect(await cache.get('a', async () => undefined)).toBeUndefined()
  expect(await cache.get('a', async () => 1)).toBe(1)
})

test('concurrent calls share one load', async () => {
  const { loaded, load } = createLoader()
  const cache = createCache({ max: 9, maxBytes: 9 })
  await Promise.all([cache.get('a', load('a', 1)), cache.get('a', load('a', 1))])

  expect(loaded).toEqual(['a'])
})

test('beyond the number or the size, the least recently used entry is evicted', async () => {
  for (const bounds of [
    { max: 2, maxBytes: 100 },
    { max: 9, maxBytes: 10 },
  ]) {
    const { loaded, load } = createLoader()
    const cache = createCache(bounds)
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
      await cache.get(key, load(key, 5))
    }
    expect(loaded).toEqual(['a', 'b', 'c', 'b'])
  }
})

test('an entry larger than the cache stays until another one is loaded', async () => {
  const { loaded, load } = createLoader()
  const cache = createCache({ max: 9, maxBytes: 10 })
  for (const key of ['large', 'large', 'a', 'large']) {
    await cache.get(key, load(key, key === 'large' ? 50 : 1))
  }

  expect(loaded).toEqual(['large', 'a', 'large'])
})
