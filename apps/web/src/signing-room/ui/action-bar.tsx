import { useEffect, useRef } from 'react'
import { useMessages } from '../i18n/messages.tsx'
import type { RoomProblem } from '../room/room-problem.ts'
import { useAnnounce } from './announcer.tsx'
import { BarStatus, leftId } from './bar-status.tsx'
import { focusedControlId, focusControl } from './focus-control.ts'
import type { RoomPlan } from '../room/room-plan.ts'
import { RoomButton } from './room-button.tsx'
import { nextSlot } from '../room/missing-answers.ts'
import { useFinish } from '../room/use-finish.ts'
import type { RoomProgress } from '../room/use-room-progress.ts'
import styles from './page.module.css'

interface ActionBarProps {
  standing: RoomProgress
  /** Finishing was refused; the page says why. */
  onRefused: (problem: RoomProblem) => void
  /** Shows the forms as the residents will see them; absent where there is nothing to look over. */
  onReview?: () => void
}

/** Always in reach: how far one is, whether it is saved, the next thing to do, and the end. */
export function ActionBar({ standing, onRefused, onReview }: ActionBarProps) {
  const t = useMessages()
  const { finishing, finish } = useFinish(onRefused)
  const goNext = useNext(standing)
  const left = standing.missing.length

  return (
    <section className={styles.bar} aria-label={t.bar.label} data-primary-bar>
      <BarStatus left={left} />
      <RoomButton kind={left > 0 ? 'primary' : 'secondary'} onClick={goNext}>
        {t.bar.next}
      </RoomButton>
      {onReview && (
        <RoomButton kind={left > 0 ? 'quiet' : 'secondary'} onClick={onReview}>
          {t.review.open}
        </RoomButton>
      )}
      <RoomButton
        kind={left > 0 ? 'secondary' : 'primary'}
        disabled={left > 0}
        busy={finishing}
        aria-describedby={leftId}
        onClick={() => void finish()}
      >
        {finishing ? t.bar.finishing : t.bar.finish}
      </RoomButton>
    </section>
  )
}

function useNext({ plan, attention }: RoomProgress) {
  const { bar } = useMessages()
  const announce = useAnnounce()
  const last = useLastFocusedSlot(plan)

  return () => {
    const next = nextSlot(plan.slots, attention, last.current)
    if (!next) {
      // The focus stays: who presses Next once too often must not find Finish under their finger.
      announce(bar.nothingLeftFinish)
      return
    }
    focusControl(next.id)
  }
}

/** Where this person was last: pressing Next takes the focus from there. */
function useLastFocusedSlot({ slots }: RoomPlan) {
  const last = useRef<string>(undefined)
  useEffect(() => {
    const ids = slots.map((slot) => slot.id)
    const remember = () => {
      last.current = focusedControlId(ids) ?? last.current
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [slots])

  return last
}
