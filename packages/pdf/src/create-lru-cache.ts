import { LRUCache } from 'lru-cache'

/**
 * An LRU cache limited by total size, in whatever unit `size` has. `getOrCreate` returns the cached
 * value, or creates and caches it; values larger than `maxSize` are not cached. A value of size 0, such
 * as the line of an empty paragraph, counts as 1: the library refuses 0.
 */
export function createLruCache<T extends NonNullable<unknown>>(maxSize: number): GetOrCreate<T> {
  const cache = new LRUCache<string, T>({ maxSize })

  return (key, size, create) => {
    const cached = cache.get(key)
    if (cached !== undefined) {
      return cached
    }

    const value = create()
    cache.set(key, value, { size: Math.max(size, 1) })
    return value
  }
}

export type GetOrCreate<T> = (key: string, size: number, create: () => T) => T
