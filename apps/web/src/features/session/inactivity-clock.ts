/** When something was last done, in any tab. Milliseconds since 1970. */
export interface SharedActivity {
  read: () => number | undefined
  write: (at: number) => void
}

interface InactivityClockOptions {
  now: () => number
  shared: SharedActivity
  timeoutMs: number
  /** How long before the end the person is warned. */
  warningMs: number
}

type ActivityState = 'active' | 'warned' | 'expired'

export interface InactivityClock {
  /** Something was done. Too late is too late: after the end it changes nothing. */
  touch: () => void
  state: () => ActivityState
  /** How long nothing can change, unless something is done. */
  msUntilNextCheck: () => number
}

/** Other tabs need to hear of activity now and then, not of every move of the mouse. */
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
