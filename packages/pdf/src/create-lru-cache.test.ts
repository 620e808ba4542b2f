import { expect, test } from 'vitest'
import { createLruCache } from './create-lru-cache.ts'

test('a value is created once, and again only after it was evicted', () => {
  const getOrCreate = createLruCache<string>(10)
  const created: string[] = []
  const get = (name: string, size: number) =>
    getOrCreate(name, size, () => {
      created.push(name)
      return name
    })
  get('a', 4)
  get('b', 4)
  get('a', 4)
  get('c', 4)
  get('a', 4)
  get('b', 4)

  expect(created).toEqual(['a', 'b', 'c', 'b'])
})

test('a value larger than the cache is returned and not cached', () => {
  const getOrCreate = createLruCache<number>(10)
  let created = 0
  const get = () => getOrCreate('large', 11, () => (created += 1))

  expect([get(), get()]).toEqual([1, 2])
})

test('a value of size 0 is cached', () => {
  const getOrCreate = createLruCache<number>(10)
  let created = 0
  const get = () => getOrCreate('empty', 0, () => (created += 1))

  expect([get(), get()]).toEqual([1, 1])
})
