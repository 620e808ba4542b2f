type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface SafeStorage extends BrowserStorage {
  keys(): string[]
  /** What is set lasts only as long as this page. */
  isBlocked(): boolean
}

/**
 * A browser's storage that never throws. Where site data is blocked, reading the global throws; where
 * there is no room, setting does. Then memory takes its place for as long as the page is open.
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()
  const attempt = <Result>(run: (storage: Storage) => Result): Result | undefined => {
    try {
      return run(open())
    } catch {
      return undefined
    }
  }

  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (isStored) {
        memory.delete(key)
      } else {
        memory.set(key, value)
      }
    },
    removeItem: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys: () => [...memory.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])],
    isBlocked: () => attempt((storage) => storage.getItem('')) === undefined,
  }
}

/** `localStorage`: shared by all tabs, until it is removed. */
export const deviceStorage = createSafeStorage(() => globalThis.localStorage)

/** `sessionStorage`: this tab's, also after a reload. */
export const tabStorage = createSafeStorage(() => globalThis.sessionStorage)
