import { limits } from '@countersign/contract/rules/limits'
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
  const [isWarned, setWarned] = useState(false)
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

    function check() {
      clearTimeout(timer)
      const state = clock.state()
      setWarned(state === 'warned')
      if (state === 'expired') {
        onExpired()
        return
      }
      timer = setTimeout(check, clock.msUntilNextCheck())
    }

    function onAct() {
      const before = clock.state()
      clock.touch()
      if (before !== 'expired') {
        onActivity()
      }
      if (before !== 'active') {
        check()
      }
    }

    const stopListening = listenForActivity(onAct)
    const stopHearing = onActivityElsewhere(check)
    check()
    return () => {
      clearTimeout(timer)
      stopListening()
      stopHearing()
    }
  }, [])

  return isWarned
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
