import type { Clock } from '../room/autosave.ts'

export interface ManualClock extends Clock {
  /** Lets so many milliseconds pass, and runs what was due in them, in order. */
  advance(milliseconds: number): void
}

/** A clock that stands still until a test moves it. */
export function createManualClock(): ManualClock {
  const alarms = new Set<{ at: number; run: () => void }>()
  let now = 0

  function due(until: number) {
    const [next] = [...alarms].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
    return next
  }

  return {
    after: (milliseconds, run) => {
      const alarm = { at: now + milliseconds, run }
      alarms.add(alarm)
      return () => alarms.delete(alarm)
    },
    advance: (milliseconds) => {
      const until = now + milliseconds
      for (let alarm = due(until); alarm; alarm = due(until)) {
        alarms.delete(alarm)
        now = alarm.at
        alarm.run()
      }
      now = until
    },
  }
}
