interface Bounds {
  most: number
  mostBytes: number
}

export interface Recent<Value> {
  /** What is kept under this name, or what is made now; a failure and a nothing are not remembered. */
  get(name: string, make: () => Promise<Value | undefined>): Promise<Value | undefined>
}

/** Keeps what was asked for last, within a number and a sum of sizes. */
export function keepRecent<Value>(
  { most, mostBytes }: Bounds,
  sizeOf: (value: Value) => number,
): Recent<Value> {
  const kept = new Map<string, { making: Promise<Value | undefined>; size: number }>()

  function trim(): void {
    let bytes = [...kept.values()].reduce((sum, { size }) => sum + size, 0)
    for (const [name, { size }] of kept) {
      // What was asked for last stays, however large it is.
      if (kept.size <= 1 || (kept.size <= most && bytes <= mostBytes)) {
        return
      }
      kept.delete(name)
      bytes -= size
    }
  }

  async function make(name: string, work: () => Promise<Value | undefined>) {
    const entry = { making: work(), size: 0 }
    kept.set(name, entry)
    try {
      const value = await entry.making
      if (value === undefined) {
        kept.delete(name)
      } else {
        entry.size = sizeOf(value)
        trim()
      }
      return value
    } catch (error) {
      kept.delete(name)
      throw error
    }
  }

  return {
    get(name, work) {
      const known = kept.get(name)
      if (!known) {
        return make(name, work)
      }

      kept.delete(name)
      kept.set(name, known)
      return known.making
    },
  }
}
