/**
 * A memory of what takes long to make. It holds things up to a total size, in whatever the sizes
 * count, and forgets first what was not asked for longest.
 */
export function keepRecent<T>(most: number): Keep<T> {
  const kept = new Map<string, { thing: T; size: number }>()
  let total = 0

  return (name, size, make) => {
    const known = kept.get(name)
    const { thing } = known ?? { thing: make() }
    total += known ? 0 : size
    kept.delete(name)
    kept.set(name, { thing, size })

    for (const [oldest, held] of kept) {
      if (total <= most) {
        break
      }
      kept.delete(oldest)
      total -= held.size
    }
    return thing
  }
}

/** The thing of this name: kept from before, or made now. */
export type Keep<T> = (name: string, size: number, make: () => T) => T
