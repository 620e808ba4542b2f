/** A seeded source: the same seed gives the same choices. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** At least 0, below `count`. */
  below(count: number): number
  chance(share: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
  pickFrom<T>(list: readonly T[]): T | undefined
}

/** Mulberry32: 32 bits of state, good enough to choose requests with. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)

  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (list) => list[below(list.length)] ?? list[0],
    pickFrom: (list) => list[below(list.length)],
  }
}
