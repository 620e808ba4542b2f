/**
 * An LRU cache limited by total size, in whatever unit `size` has. `getOrCreate` returns the cached
 * value, or creates and caches it; values larger than `maxSize` are not cached.
 */
export function createLruCache<T>(maxSize: number): GetOrCreate<T> {
  const entries = new Map<string, { value: T; size: number }>()
  let total = 0

  return (key, size, create) => {
    const known = entries.get(key)
    const value = known ? known.value : create()
    total += known ? 0 : size
    entries.delete(key)
    entries.set(key, { value, size })

    for (const [oldest, entry] of entries) {
      if (total <= maxSize) {
        break
      }
      entries.delete(oldest)
      total -= entry.size
    }
    return value
  }
}

export type GetOrCreate<T> = (key: string, size: number, create: () => T) => T
