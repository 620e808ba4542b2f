/** Time of the last activity in any tab, in milliseconds since 1970. */
export interface SharedActivity {
  read: () => number | undefined
  write: (at: number) => void
}

interface InactivityClockOptions {
  now: () => number
  shared: SharedActivity
  timeoutMs: number
  warningMs: number
}

type ActivityState = 'active' | 'warned' | 'expired'

export interface InactivityClock {
  /** No effect after the session has expired. */
  touch: () => void
  state: () => ActivityState
  msUntilNextCheck: () => number
}

/** Other tabs need the time of the last activity, not every mouse move. */
const shareEveryMs = 1000

export function createInactivityClock(parts: InactivityClockOptions): InactivityClock {
  const { now, shared, timeoutMs, warningMs } = parts
  let own = now()
  let sharedAt = own
  shared.write(own)

  function idleMs(): number {
    return now() - Math.max(own, shared.read() ?? 0)
  }

  function state(): ActivityState {
    const idle = idleMs()
    if (idle >= timeoutMs) {
      return 'expired'
    }
    return idle >= timeoutMs - warningMs ? 'warned' : 'active'
  }

  function touch() {
    if (state() === 'expired') {
      return
    }
    own = now()
    if (own - sharedAt >= shareEveryMs) {
      sharedAt = own
      shared.write(own)
    }
  }

  function msUntilNextCheck(): number {
    const next = state() === 'active' ? timeoutMs - warningMs : timeoutMs
    return Math.max(0, next - idleMs())
  }

  return { touch, state, msUntilNextCheck }
}
