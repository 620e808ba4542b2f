import type { Clock } from '../room/autosave.ts'

export interface ManualClock extends Clock {
  /** Lets so many milliseconds pass and runs the timers that were due, in order. */
  advance(milliseconds: number): void
}

/** A clock that only a test moves. */
export function createManualClock(): ManualClock {
  const timers = new Set<{ at: number; run: () => void }>()
  let now = 0

  function due(until: number) {
    const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
    return next
  }

  return {
    after: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance: (milliseconds) => {
      const until = now + milliseconds
      for (let timer = due(until); timer; timer = due(until)) {
        timers.delete(timer)
        now = timer.at
        timer.run()
      }
      now = until
    },
  }
}
