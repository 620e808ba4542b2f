import { limits } from '@countersign/contract/calls'
import { useEffect, useEffectEvent, useState } from 'react'
import { createInactivityClock } from './inactivity-clock.ts'
import { onActivityElsewhere, sharedActivity } from './shared-activity.ts'

/** Spec, section 9; `visibilitychange` is on the document. */
const activities = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'scroll', 'click'] as const

const warningMs = 2 * 60_000

interface InactivityEvents {
  onActivity: () => void
  onExpired: () => void
}

/** Returns whether to show the warning. */
export function useInactivity(events: InactivityEvents): boolean {
  const [warned, setWarned] = useState(false)
  const onActivity = useEffectEvent(events.onActivity)
  const onExpired = useEffectEvent(events.onExpired)

  useEffect(() => {
    const clock = createInactivityClock({
      now: Date.now,
      shared: sharedActivity,
      timeoutMs: limits.inactivityTimeoutMs,
      warningMs,
    })
    let timer: ReturnType<typeof setTimeout>

    function look() {
      clearTimeout(timer)
      const standing = clock.state()
      setWarned(standing === 'warned')
      if (standing === 'expired') {
        onExpired()
        return
      }
      timer = setTimeout(look, clock.msUntilNextCheck())
    }

    function act() {
      const before = clock.state()
      clock.touch()
      if (before === 'active') {
        onActivity()
      } else {
        look()
      }
    }

    const stopListening = listenForActivity(act)
    const stopHearing = onActivityElsewhere(look)
    look()
    return () => {
      clearTimeout(timer)
      stopListening()
      stopHearing()
    }
  }, [])

  return warned
}

function listenForActivity(act: () => void): () => void {
  const options = { capture: true, passive: true }
  function whenVisible() {
    if (document.visibilityState === 'visible') {
      act()
    }
  }
  activities.forEach((name) => window.addEventListener(name, act, options))
  document.addEventListener('visibilitychange', whenVisible)
  return () => {
    activities.forEach((name) => window.removeEventListener(name, act, options))
    document.removeEventListener('visibilitychange', whenVisible)
  }
}
