import type { Clock } from '../kernel/context.ts'

export interface FakeClock extends Clock {
  set(to: Date): void
  advance(ms: number): void
}

/** Does not move by itself. */
export function createFakeClock(start = new Date('2026-03-02T17:00:00.000Z')): FakeClock {
  let now = start

  return {
    now: () => new Date(now),
    set: (to) => void (now = to),
    advance: (ms) => void (now = new Date(now.getTime() + ms)),
  }
}
