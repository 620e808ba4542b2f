import { LRUCache } from 'lru-cache'

interface CacheOptions<Value> {
  max: number
  maxBytes: number
  sizeOf(value: Value): number
}

export interface LoadingCache<Value> {
  /** Concurrent calls share one load. Failures and `undefined` are not cached. */
  get(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined>
}

/** LRU cache, bounded by the number of entries and the sum of their sizes. */
export function createTemplateCache<Value>(options: CacheOptions<Value>): LoadingCache<Value> {
  const { max, maxBytes, sizeOf } = options
  const cache = new LRUCache<string, { loading: Promise<Value | undefined> }>({
    max,
    maxSize: maxBytes,
  })

  async function load(key: string, loadValue: () => Promise<Value | undefined>) {
    const loading = loadValue()
    // A load under way has no size yet.
    cache.set(key, { loading }, { size: 1 })
    try {
      const value = await loading
      if (value === undefined) {
        cache.delete(key)
      } else {
        // An entry larger than the cache takes all of it, and stays until another one is loaded.
        cache.set(key, { loading }, { size: Math.min(sizeOf(value), maxBytes) })
      }
      return value
    } catch (error) {
      cache.delete(key)
      throw error
    }
  }

  return { get: (key, loadValue) => cache.get(key)?.loading ?? load(key, loadValue) }
}
