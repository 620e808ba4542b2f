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
  const entries = new Map<string, { loading: Promise<Value | undefined>; size: number }>()

  function evict(): void {
    let bytes = [...entries.values()].reduce((sum, { size }) => sum + size, 0)
    for (const [key, { size }] of entries) {
      // The most recent entry stays, whatever its size.
      if (entries.size <= 1 || (entries.size <= max && bytes <= maxBytes)) {
        return
      }
      entries.delete(key)
      bytes -= size
    }
  }

  async function add(key: string, load: () => Promise<Value | undefined>) {
    const entry = { loading: load(), size: 0 }
    entries.set(key, entry)
    try {
      const value = await entry.loading
      if (value === undefined) {
        entries.delete(key)
      } else {
        entry.size = sizeOf(value)
        evict()
      }
      return value
    } catch (error) {
      entries.delete(key)
      throw error
    }
  }

  return {
    get(key, load) {
      const entry = entries.get(key)
      if (!entry) {
        return add(key, load)
      }

      entries.delete(key)
      entries.set(key, entry)
      return entry.loading
    },
  }
}
